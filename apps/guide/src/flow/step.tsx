import type { PlannedStep } from '@sideguide/guide-core/model';
import { type ReactNode, useContext } from 'react';
import { useGuide, useLanguage } from '../context/contexts.tsx';
import { CheckContext } from '../features/file-check/check-context.ts';
import { CheckPicture } from '../features/file-check/components.ts';
import { useAfterText } from '../layout/after-text.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { Heading, StepSentence } from '../parts/sentence.tsx';
import { useStepLanguage } from '../parts/use-step-language.ts';
import { cx } from '../platform/cx.ts';
import panel from '../ui/panel.module.css';
import { BelowInstruction, type StepProps } from './below-instruction.tsx';
import { CallerLine } from './caller-line.tsx';
import { CallerPicture } from './caller-picture.tsx';
import css from './step.module.css';
import { StepPhone } from './step-phone.tsx';

interface BodyProps extends StepProps {
  readonly at: number;
  readonly side: ReactNode;
  /** True if something else stands in the place of the words. */
  readonly isReplaced: boolean;
  /** Called when the reader goes on behind the last picture. */
  readonly onEnd: () => void;
  /** Called with the element once it is there. */
  readonly onMain: (main: HTMLElement | null) => void;
}

/**
 * A step. From step to step the phone stays, and its screen goes on; the words around it are replaced. What is below
 * the instruction follows after the first frame.
 */
export function StepBody({ at, side, isReplaced, onEnd, onMain, ...props }: BodyProps) {
  const { step } = props;
  const look = isReplaced ? undefined : cx(css.step, step.scenes.length === 0 && css.bare);
  return (
    <main ref={onMain} className={cx(panel.column, look)}>
      {!isReplaced && side}
      {!isReplaced && <StepHead key={`${step.id} head`} step={step} />}
      <StepPhone step={step} at={at} onEnd={onEnd} />
      {!isReplaced && <Words key={step.id} {...props} />}
    </main>
  );
}

function Words(props: StepProps) {
  const isWhole = useAfterText();
  return <StepWords step={props.step}>{isWhole && <BelowInstruction {...props} />}</StepWords>;
}

/** The instruction as a heading. */
export function StepHead({ step }: { step: PlannedStep }) {
  const { guide, wordsOf } = useGuide();
  const { t } = useLanguage();
  const language = useStepLanguage()(step.id);
  return (
    <div className={css.head}>
      <PageTitle {...language}>
        <Heading text={wordsOf(step.id).title} />
      </PageTitle>
      {guide.untranslated.includes(step.id) && <p>{t('source-notice')}</p>}
    </div>
  );
}

/** The instruction, after the picture of a step that has no drawing; followed by `children`. */
export function StepWords({ step, children }: { readonly step: PlannedStep; readonly children?: ReactNode }) {
  const { wordsOf } = useGuide();
  const isChecking = useContext(CheckContext) !== undefined;
  const words = wordsOf(step.id);
  const isQuestion = step.tool === 'caller-question';
  const Picture = isQuestion ? CallerPicture : step.tool === 'check-file' && isChecking ? CheckPicture : undefined;
  const language = useStepLanguage()(step.id);
  return (
    <>
      {Picture && <Picture />}
      <div className={step.scenes.length > 0 || Picture ? panel.body : css.open}>
        <CallerLine step={step} />
        {/* A reader who is being told what to do must not have to unfold the warning, so it comes first. */}
        {isQuestion && (
          <p className={panel.warn} {...language}>
            <StepSentence text={words.otherwise} />
          </p>
        )}
        <p {...language}>
          <StepSentence text={words.do} />
        </p>
        {children}
      </div>
    </>
  );
}
