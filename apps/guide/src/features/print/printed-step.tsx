import { numberIn } from '@sideguide/guide-core/locale';
import type { PlannedStep } from '@sideguide/guide-core/model';
import { useGuide, useLabels, useLanguage } from '../../context/contexts.tsx';
import { NamedSentence } from '../../parts/named-sentence.tsx';
import { Heading, StepSentence } from '../../parts/sentence.tsx';
import { StepNotes } from '../../parts/step-notes.tsx';
import { useStepLanguage } from '../../parts/use-step-language.ts';
import { inPlace } from '../../phone/in-place.ts';
import { DrawnPhone } from '../../phone/phone.tsx';
import { picturesOf } from '../../phone/picture.ts';
import css from './printed-step.module.css';

/** A step in print: all its drawings side by side, nothing folded, never split by a page break. */
export function PrintedStep({ step, n }: { step: PlannedStep; n: number }) {
  const { guide, skin, wordsOf } = useGuide();
  const { locale, t } = useLanguage();
  const { fillNames, quote } = useLabels();
  const words = wordsOf(step.id);
  const language = useStepLanguage()(step.id);
  return (
    <article className={css.step} data-step={step.id}>
      <h3 className={css.title}>
        <span className={css.number}>{numberIn(locale.tag, n)}</span>
        <span {...language}>
          <Heading text={words.title} />
        </span>
      </h3>
      {guide.untranslated.includes(step.id) && <p>{t('source-notice')}</p>}
      <div className={css.both}>
        {step.scenes.length > 0 && (
          <div className={css.drawings} style={guide.look}>
            {inPlace(picturesOf(step.scenes), (picture) => (
              <div className={css.scene} data-part="picture">
                <DrawnPhone picture={picture} skin={skin.id} quote={quote} fill={fillNames} />
              </div>
            ))}
          </div>
        )}
        <div className={css.words}>
          <p {...language}>
            <StepSentence text={words.do} />
          </p>
          <NamedSentence name={t('then-you-see')} text={words.see} step={step.id} />
          <NamedSentence name={t('see-otherwise')} text={words.otherwise} step={step.id} />
          <StepNotes step={step} isOptional={false} />
        </div>
      </div>
    </article>
  );
}
