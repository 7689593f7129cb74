// With every screen that has steps.
import { useEffect, useState } from 'react';
import { badStep } from '#lib/flow/check-address.ts';
import { minutesOf } from '#lib/flow/plan.ts';
import type { PlannedStep } from '#lib/model/guide.ts';
import { readNotes, rememberPlace, tick } from '../core/storage/notes.ts';
import { Notices } from '../frame/notices.tsx';
import { useView } from '../frame/view.ts';
import { Bar, BarLink } from '../ui/bar.tsx';
import { wholePlan } from './plan-of.ts';
import { Sentence } from './sentence.tsx';
import css from './step.module.css';
import { Step } from './step.tsx';
import { toolBelow } from './step-tools.tsx';
import { StepTop } from './step-top.tsx';
import { useSaid } from './use-said.ts';

interface Props {
  /** The part of the flow this screen shows. */
  readonly part: 'download' | 'service';
}

const pathOfPart = { download: 'downloadapps', service: 'service' } as const;

/** One step of the flow, or what phones say there: which, the address says. */
export function StepScreen({ part }: Props) {
  const { messages } = useView();
  return messages ? <messages.Place /> : <OneStep part={part} />;
}

function OneStep({ part }: Props) {
  const view = useView();
  const { address, guide, href, params, answers, app } = view;
  const whole = wholePlan(guide!, answers);
  const all = [...whole.download, ...whole.service];
  // Settings that are only offered open by their address, outside the count.
  const reachable = [...whole[part], ...(part === 'service' ? whole.offered : []), ...whole.asides[part]];
  const firstOpen = part === 'download' && app ? whole.download.find((step) => step.tool !== 'app-list') : reachable[0];
  const found = reachable.find((step) => step.id === address.step);
  const step = found ?? firstOpen!;
  const at = all.indexOf(step);
  // What is done beside a step counts for that step: the way goes on after it.
  const host = reachable.find(({ id }) => id === step.beside);
  const from = host ? all.indexOf(host) : at;
  const base = `/${params.skin}`;
  const pathOf = (other: PlannedStep) =>
    `${base}/${reachable.includes(other) ? pathOfPart[part] : whole.download.includes(other) ? pathOfPart.download : pathOfPart.service}`;
  const linkTo = (other: PlannedStep | undefined, end: string) =>
    other ? href({ path: pathOf(other), step: other.id }) : href({ path: end });
  const here = href({ path: pathOf(step), step: step.id });
  const result = `/result/${params.skin}`;
  const isLastDownload = from === whole.download.length - 1;
  // After a setting outside the way, the way goes on where it was left.
  const left = () => whole.service.find((other) => !readNotes().done.includes(`${params.skin}/${other.id}`));
  const next = from < 0 ? linkTo(left(), result) : linkTo(all[from + 1], isLastDownload ? `${base}/service` : result);
  const back = linkTo(host ?? (at > 0 ? all[at - 1] : undefined), at < 0 ? `${base}/service` : base);
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

  const where = at < 0 ? '' : view.t('progress', { n: at + 1, of: all.length });
  const words = (
    <Step step={step} offered={part === 'service' ? whole.offered : []} page={{ first: toOpen, open }} where={where} />
  );
  const said = useSaid()(step.id);
  const done = (
    <span {...said}>
      <Sentence text={guide!.words[step.id]!.done} />
    </span>
  );
  const backLink = { href: back, label: view.t('back') };
  const check = step.tool === 'check-file' ? view.check : undefined;
  const source = whole.download.find((other) => other.tool === 'app-card');

  // Behind the frame that shows the step: the phone's storage may take its time.
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
  return (
    <>
      <StepTop n={at + 1} of={all.length} minutes={minutesOf(all.slice(Math.max(0, at)))} counted={at >= 0} />
      <Notices more={address.step && !found ? [badStep(address.step)] : []} />
      {check ? (
        <check.Checking
          heading="h1"
          next={{ href: next, words: done, onClick: () => tick(key, true) }}
          {...(source ? { source: linkTo(source, base) } : {})}
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
    </>
  );
}
