// With every screen that has steps.

import { badStep } from '@sideguide/guide-core/flow';
import { useEffect, useState } from 'react';
import { Notices } from '../layout/notices.tsx';
import { useView } from '../layout/view.ts';
import { readNotes, rememberPlace, tick } from '../platform/storage/notes.ts';
import { Bar, BarLink } from '../ui/bar.tsx';
import { NextAhead } from './next-ahead.tsx';
import type { Part } from './plan-of.ts';
import { Sentence } from './sentence.tsx';
import css from './step.module.css';
import { Step } from './step.tsx';
import { toolBelow } from './step-tools.tsx';
import { StepTop } from './step-top.tsx';
import { useSaid } from './use-said.ts';
import { useWay } from './use-way.ts';

interface Props {
  /** The part of the flow this screen shows. */
  readonly part: Part;
}

/** One step of the flow, or what phones say there: which, the address says. */
export function StepScreen({ part }: Props) {
  const { messages } = useView();
  return messages ? <messages.Place /> : <OneStep part={part} />;
}

function OneStep({ part }: Props) {
  const { address, app, check, guide, params, t } = useView();
  const { step, unknown, at, of, minutes, offered, here, onward, next, back, source } = useWay(part);
  const key = `${params.skin}/${step.id}`;

  // The page of the makers is the next action until it was opened; then "it is downloading" is.
  const pageKey = `${params.skin}/open-page`;
  const hasPage = step.tool === 'app-card' && app !== undefined;
  const [opened, setOpened] = useState(() => hasPage && readNotes().done.includes(pageKey));
  const toOpen = hasPage && !opened;
  const open = () => {
    tick(pageKey, true);
    setOpened(true);
  };

  const where = at < 0 ? '' : t('progress', { n: at + 1, of });
  const words = <Step step={step} offered={offered} page={{ first: toOpen, open }} where={where} />;
  const said = useSaid()(step.id);
  const done = (
    <span {...said}>
      <Sentence text={guide!.words[step.id]!.done} />
    </span>
  );
  const backLink = { href: back, label: t('back') };
  usePlace(here);
  return (
    <>
      <StepTop n={at + 1} of={of} minutes={minutes} counted={at >= 0} />
      <Notices more={address.step && unknown ? [badStep(address.step)] : []} />
      {check && step.tool === 'check-file' ? (
        <check.Checking
          heading="h1"
          next={{ href: next, words: done, onClick: () => tick(key, true) }}
          {...(source ? { source } : {})}
        >
          {({ body, main, below }) => (
            <>
              {body ? <main className={css.step}>{body}</main> : words}
              <Bar back={backLink} below={below}>
                {main}
              </Bar>
            </>
          )}
        </check.Checking>
      ) : (
        <>
          {words}
          <Bar back={backLink} below={toolBelow(step)}>
            <BarLink href={next} quiet={toOpen} onClick={() => tick(key, true)}>
              {done}
            </BarLink>
          </Bar>
        </>
      )}
      <NextAhead step={onward} href={next} />
    </>
  );
}

/** Keeps the place, behind the frame that shows the step: the phone's storage may take its time. */
function usePlace(here: string): void {
  useEffect(() => {
    let written = false;
    const write = () => {
      if (!written) rememberPlace(here);
      written = true;
    };
    requestAnimationFrame(() => setTimeout(write));
    addEventListener('pagehide', write);
    return () => {
      removeEventListener('pagehide', write);
      write();
    };
  }, [here]);
}
