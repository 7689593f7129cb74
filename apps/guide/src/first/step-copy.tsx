import { useGuide, useLanguage } from '../context/contexts.tsx';
import { CallerLine } from '../flow/caller-line.tsx';
import css from '../flow/step.module.css';
import { StepHead } from '../flow/step.tsx';
import { StepTop } from '../flow/step-top.tsx';
import { useStep } from '../flow/use-step.ts';
import { StepSentence } from '../parts/sentence.tsx';
import { cx } from '../platform/cx.ts';
import { Bar } from '../ui/bar.tsx';
import { Button } from '../ui/button.tsx';
import panel from '../ui/panel.module.css';

/** A step to an app as the document shows it: heading, space for the drawing, instruction, and the link to the next step. */
export function StepCopy() {
  const { wordsOf } = useGuide();
  const { t } = useLanguage();
  const { step, next, back } = useStep('download');
  const words = wordsOf(step.id);
  const isDrawn = step.scenes.length > 0;
  return (
    <>
      <StepTop n={0} of={0} minutes={0} isCounted={false} />
      <main className={panel.column}>
        <StepHead step={step} />
        {isDrawn && <div className={cx(panel.table, css.room)} />}
        <div className={isDrawn ? panel.body : css.open}>
          <CallerLine step={step} />
          <p>
            <StepSentence text={words.do} />
          </p>
        </div>
      </main>
      <Bar back={{ href: back, label: t('back') }}>
        {/* Only the app knows what a tool does before the reader can go on. */}
        {!step.tool && (
          <Button href={next}>
            <StepSentence text={words.done} />
          </Button>
        )}
      </Bar>
    </>
  );
}
