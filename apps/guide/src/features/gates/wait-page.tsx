import { calendarFile } from '@sideguide/guide-core/calendar';
import type { Notice } from '@sideguide/guide-core/flow';
import {
  formatGateHash,
  formatMinute,
  isInFuture,
  parseMinute,
  type WaitState,
  waitStateAt,
} from '@sideguide/guide-core/gates';
import type { CompiledGate } from '@sideguide/guide-core/model';
import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { useLanguage, usePlace } from '../../context/contexts.tsx';
import { Header } from '../../layout/header.tsx';
import { Notices } from '../../layout/notices.tsx';
import { CallerStop } from '../../parts/caller-stop.tsx';
import { StepSentence } from '../../parts/sentence.tsx';
import { saveFile } from '../../platform/save-file.ts';
import { rememberPlace } from '../../platform/storage/notes.ts';
import { useFreshNotes } from '../../platform/storage/use-fresh-notes.ts';
import { Bar } from '../../ui/bar.tsx';
import { Button } from '../../ui/button.tsx';
import { TextLink } from '../../ui/link.tsx';
import panel from '../../ui/panel.module.css';
import { Clock } from './clock.tsx';
import { GateHead, PhoneWords, RelatedGates } from './gate-parts.tsx';
import { useGate } from './use-gate.ts';
import { useNow } from './use-now.ts';
import { readStart, saveStart, setTicked } from './wait-notes.ts';
import { WaitTasks } from './wait-tasks.tsx';

/** Length of the calendar entry in minutes. */
const length = 15;

/** Checks whether the last part of an address is a valid start of this gate's wait. */
export function isStart({ wait }: CompiledGate, value: string): boolean {
  const start = parseMinute(value);
  return wait !== undefined && start !== undefined && !isInFuture(start, Date.now());
}

interface Props {
  /** Length of the wait in hours. */
  readonly wait: number;
  /** The start in the address; takes precedence over the stored one. */
  readonly start: string | undefined;
  readonly notices: readonly Notice[];
}

/** The task list of a gate with a wait. The start survives a killed tab: it is in the address and in the notes. */
export function WaitPage({ wait, start: given, notices }: Props) {
  const { href, skin } = usePlace();
  const { gate, textLanguage, words } = useGate();
  const [, go] = useLocation();
  const render = useFreshNotes();
  const now = useNow();
  const minute = given ?? readStart(gate.id);
  const start = parseMinute(minute);
  const waiting = start === undefined ? undefined : waitStateAt(start, wait, now);
  const last = gate.tasks?.filter(({ when }) => when === 'first').pop();
  const here = href({ step: formatGateHash(gate.id, minute) });

  useEffect(() => {
    if (!minute) return;
    saveStart(gate.id, minute);
    rememberPlace(here);
  }, [gate.id, minute, here]);

  const begin = () => {
    const begun = formatMinute(Date.now());
    if (last) setTicked(gate.id, last.id, true);
    saveStart(gate.id, begun);
    go(href({ step: formatGateHash(gate.id, begun) }), { replace: true });
  };
  const again = () => {
    saveStart(gate.id, undefined);
    // What comes after the wait has to be done after this one.
    for (const { id, when } of gate.tasks ?? []) if (when !== 'first') setTicked(gate.id, id, false);
    render();
    go(href({ step: gate.id }), { replace: true });
  };
  return (
    <>
      <Header />
      <Notices more={notices} />
      <main className={panel.grow}>
        <GateHead />
        <div className={panel.body}>
          {waiting && <Clock waiting={waiting} />}
          <p className={panel.warn} {...textLanguage}>
            <StepSentence text={words(gate.words.stop)} />
          </p>
          {!waiting && (
            <>
              <PhoneWords />
              <p {...textLanguage}>
                <StepSentence text={words(gate.words.what)} />
              </p>
              <p {...textLanguage}>
                <StepSentence text={words(gate.words.do)} />
              </p>
            </>
          )}
          <WaitTasks key={start} isOver={waiting?.isOver} />
          <RelatedGates />
        </div>
      </main>
      <WaitBar waiting={waiting} path={skin ? `/${skin.id}/service` : '/service'} begin={begin} again={again} />
    </>
  );
}

interface BarProps {
  readonly waiting: WaitState | undefined;
  readonly path: string;
  readonly begin: () => void;
  readonly again: () => void;
}

/** The main action (start, calendar or continue) and the secondary line below it. */
function WaitBar({ waiting, path, begin, again }: BarProps) {
  const { href, skin } = usePlace();
  const { t } = useLanguage();
  const { gate } = useGate();
  const back = { href: href({ path, step: gate.next?.[0] }), label: t('back') };
  const file = gate.tasks?.find(({ step }) => step)?.step;
  const quiet = <TextLink onClick={again}>{t('wait-again')}</TextLink>;
  if (!waiting)
    return (
      <Bar back={back} below={<CallerStop />}>
        <Button onClick={begin}>{t('wait-begin')}</Button>
      </Bar>
    );
  if (waiting.isOver)
    return (
      <Bar back={back} below={quiet}>
        <Button href={skin ? href({ path: `/${skin.id}/downloadapps`, step: file }) : href({ path: '/' })}>
          {t(skin ? 'resume' : 'back-to-start')}
        </Button>
      </Bar>
    );
  const save = () => {
    const title = t(`gate-${gate.id}`);
    const uid = `${gate.id}-${formatMinute(waiting.until)}@${location.hostname}`;
    const event = { uid, made: Date.now(), start: waiting.until, minutes: length, title, text: t('wait-over') };
    const text = calendarFile({ ...event, address: location.href });
    saveFile(`${gate.id}.ics`, new Blob([text], { type: 'text/calendar' }));
  };
  return (
    <Bar back={back} below={quiet}>
      <Button onClick={save}>{t('wait-calendar')}</Button>
    </Bar>
  );
}
