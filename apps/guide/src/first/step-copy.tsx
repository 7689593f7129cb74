import { useGuide, useLanguage } from '../context/contexts.tsx';
import { CallerLine } from '../step/caller-line.tsx';
import type { Part } from '../step/plan-of.ts';
import { Heading, Sentence } from '../step/sentence.tsx';
import css from '../step/step.module.css';
import { StepTop } from '../step/step-top.tsx';
import { useWay } from '../step/use-way.ts';
import { Bar, BarLink } from '../ui/bar.tsx';
import panel from '../ui/panel.module.css';

/** A step as the document shows it: heading, room for the drawing, instruction, and the way on. */
export function StepCopy({ part }: { readonly part: Part }) {
  const { guide, wordsOf } = useGuide();
  const { t } = useLanguage();
  const { step, next, back } = useWay(part);
  const words = wordsOf(step.id);
  const isDrawn = step.scenes.length > 0;
  return (
    <>
      <StepTop n={0} of={0} minutes={0} counted={false} />
      <main className={css.step}>
        <div className={panel.head}>
          <h1>
            <Heading text={words.title} />
          </h1>
          {guide.untranslated.includes(step.id) && <p>{t('source-notice')}</p>}
        </div>
        {isDrawn && <div className={css.room} />}
        <div className={isDrawn ? panel.body : css.open}>
          <CallerLine step={step} />
          <p>
            <Sentence text={words.do} />
          </p>
        </div>
      </main>
      <Bar back={{ href: back, label: t('back') }}>
        {/* What a tool does before the way goes on is the app's. */}
        {!step.tool && (
          <BarLink href={next}>
            <Sentence text={words.done} />
          </BarLink>
        )}
      </Bar>
    </>
  );
}
