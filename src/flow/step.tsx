// With every screen that has steps.
import { useState } from 'react';
import { cx } from '../core/cx.ts';
import { useAfterText } from '../frame/after-text.ts';
import { useView } from '../frame/view.ts';
import panel from '../ui/panel.module.css';
import { Below, type StepProps } from './below.tsx';
import { CallerLine } from './caller-line.tsx';
import { CallerPicture } from './caller-picture.tsx';
import { Drawing } from './drawing.tsx';
import { Heading, Sentence } from './sentence.tsx';
import css from './step.module.css';
import { useSaid } from './use-said.ts';

/** Heading, drawing, and what to do; behind the first frame everything below that. */
export function Step(props: StepProps) {
  const { step } = props;
  const { check, guide, t } = useView();
  const words = guide!.words[step.id]!;
  // Whoever is being told what to do must not have to unfold the warning: it comes first.
  const asks = step.tool === 'caller-question';
  const drawn = step.scenes.length > 0;
  const Picture = step.tool === 'check-file' ? check?.Picture : asks ? CallerPicture : undefined;
  const said = useSaid()(step.id);
  const whole = useAfterText();
  const [inParts] = useState(!whole);
  return (
    <main className={cx(css.step, inParts && css.inParts)}>
      <div className={panel.head}>
        <h1 {...said}>
          <Heading text={words.title} />
        </h1>
        {guide!.untranslated.includes(step.id) && <p>{t('source-notice')}</p>}
      </div>
      {drawn && <Drawing key={step.id} scenes={step.scenes} />}
      {Picture && <Picture />}
      <div className={drawn || Picture ? panel.body : css.open}>
        <CallerLine step={step} />
        {asks && (
          <p className={panel.warn} {...said}>
            <Sentence text={words.otherwise} />
          </p>
        )}
        <p {...said}>
          <Sentence text={words.do} />
        </p>
        {whole && <Below {...props} />}
      </div>
    </main>
  );
}
