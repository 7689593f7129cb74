import type { PlannedStep } from '@sideguide/guide-core/model';
import { type ReactNode, useContext, useState } from 'react';
import { useGuide, useLanguage } from '../context/contexts.tsx';
import { CheckContext } from '../features/file-check/check-context.ts';
import { useAfterText } from '../layout/after-text.ts';
import { StepDrawing } from '../parts/drawing.tsx';
import { Heading, StepSentence } from '../parts/sentence.tsx';
import { useLangAttributes } from '../parts/use-lang-attributes.ts';
import { cx } from '../platform/cx.ts';
import panel from '../ui/panel.module.css';
import { BelowInstruction, type StepProps } from './below-instruction.tsx';
import { CallerLine } from './caller-line.tsx';
import { CallerPicture } from './caller-picture.tsx';
import css from './step.module.css';

/** Heading, drawing and instruction; everything below follows after the first frame. */
export function StepBody(props: StepProps) {
  const isWhole = useAfterText();
  const [inParts] = useState(!isWhole);
  return (
    <Beginning step={props.step} className={inParts && css.inParts}>
      {isWhole && <BelowInstruction {...props} />}
    </Beginning>
  );
}

interface BeginningProps {
  readonly step: PlannedStep;
  readonly className?: string | false | undefined;
  readonly children?: ReactNode;
}

/** A step down to its instruction, followed by `children`. */
export function Beginning({ step, className, children }: BeginningProps) {
  const { guide, wordsOf } = useGuide();
  const { t } = useLanguage();
  const check = useContext(CheckContext);
  const words = wordsOf(step.id);
  // A reader who is being told what to do must not have to unfold the warning, so it comes first.
  const isQuestion = step.tool === 'caller-question';
  const isDrawn = step.scenes.length > 0;
  const Picture = step.tool === 'check-file' ? check?.Picture : isQuestion ? CallerPicture : undefined;
  const said = useLangAttributes()(step.id);
  return (
    <main className={cx(panel.column, className)}>
      <div className={panel.head}>
        <h1 {...said}>
          <Heading text={words.title} />
        </h1>
        {guide.untranslated.includes(step.id) && <p>{t('source-notice')}</p>}
      </div>
      {isDrawn && <StepDrawing key={step.id} scenes={step.scenes} />}
      {Picture && <Picture />}
      <div className={isDrawn || Picture ? panel.body : css.open}>
        <CallerLine step={step} />
        {isQuestion && (
          <p className={panel.warn} {...said}>
            <StepSentence text={words.otherwise} />
          </p>
        )}
        <p {...said}>
          <StepSentence text={words.do} />
        </p>
        {children}
      </div>
    </main>
  );
}
