import type { PlannedStep } from '@sideguide/guide-core/model';
import { useGuide, useLanguage } from '../../context/contexts.tsx';
import { NamedSentence } from '../../parts/named-sentence.tsx';
import { Heading, StepSentence } from '../../parts/sentence.tsx';
import css from './reader-step.module.css';

/** The step as the helped reader's page shows it, in their language, so that both can compare what they see. */
export function ReaderStep({ step }: { step: PlannedStep }) {
  const { wordsOf } = useGuide();
  const { locale, t } = useLanguage();
  const words = wordsOf(step.id);
  return (
    <blockquote className={css.theirs} lang={locale.tag} dir={locale.dir} data-script={locale.script}>
      <p className={css.title}>
        <Heading text={words.title} />
      </p>
      <p>
        <StepSentence text={words.do} />
      </p>
      <NamedSentence name={t('then-you-see')} text={words.see} step={step.id} />
      {/* The main button of the file check chooses the file; the words of the step are those that skip it. */}
      {step.tool !== 'check-file' && (
        <p className={css.button}>
          <StepSentence text={words.done} />
        </p>
      )}
    </blockquote>
  );
}
