import { useEffect } from 'react';
import { Link } from 'wouter';
import { badStep } from '#lib/flow/check-address.ts';
import { labelsOfScenes } from '#lib/flow/labels-of-scenes.ts';
import { minutesOf } from '#lib/flow/plan.ts';
import type { PlannedStep } from '#lib/model/guide.ts';
import { rememberPlace, tick } from '../core/storage/notes.ts';
import { Bar, BarLink } from '../ui/bar.tsx';
import { Fold } from '../ui/fold.tsx';
import panel from '../ui/panel.module.css';
import { CallerPicture } from './caller-picture.tsx';
import { Drawing } from './drawing.tsx';
import { Notices } from './notices.tsx';
import { wholePlan } from './plan-of.ts';
import { Heading, Sentence } from './sentence.tsx';
import css from './step-screen.module.css';
import { StepTools, toolBelow } from './step-tools.tsx';
import { StepTop } from './step-top.tsx';
import { useView } from './view.ts';

interface Props {
  /** The part of the flow this screen shows. */
  readonly part: 'download' | 'service';
}

/** One step of the flow: which one, the address says. */
export function StepScreen({ part }: Props) {
  const view = useView();
  const { address, guide, href, params, answers, app } = view;
  const whole = wholePlan(guide!, answers);
  const all = [...whole.download, ...whole.service];
  // Settings that are only offered open by their address, outside the count.
  const reachable = part === 'service' ? [...whole.service, ...whole.offered] : whole.download;
  const firstOpen = part === 'download' && app ? whole.download.find((step) => step.tool !== 'app-list') : reachable[0];
  const found = reachable.find((step) => step.id === address.step);
  const step = found ?? firstOpen!;
  const at = all.indexOf(step);
  const base = `/${params.skin}`;
  const pathOf = (other: PlannedStep) => `${base}/${whole.download.includes(other) ? 'downloadapps' : 'service'}`;
  const linkTo = (other: PlannedStep | undefined, end: string) =>
    other ? href({ path: pathOf(other), step: other.id }) : href({ path: end });
  const here = href({ path: pathOf(step), step: step.id });
  const next = linkTo(at < 0 ? undefined : all[at + 1], `/result/${params.skin}`);
  const back = linkTo(at > 0 ? all[at - 1] : undefined, at < 0 ? `${base}/service` : base);
  const key = `${params.skin}/${step.id}`;

  useEffect(() => rememberPlace(here), [here]);
  return (
    <>
      <StepTop n={at + 1} of={all.length} minutes={minutesOf(all.slice(Math.max(0, at)))} counted={at >= 0} />
      <Notices more={address.step && !found ? [badStep(address.step)] : []} />
      <Step step={step} offered={part === 'service' ? whole.offered : []} />
      <Bar back={{ href: back, label: view.t('back') }} below={toolBelow(step, next)}>
        <BarLink href={next} onClick={() => tick(key, true)}>
          <Sentence text={guide!.words[step.id]!.done} />
        </BarLink>
      </Bar>
    </>
  );
}

/** A full-width colon brings its own space. */
const wideColon = /[：︓]$/;

/** Heading, drawing, and what to do, see, and do otherwise. */
function Step({ step, offered }: { step: PlannedStep; offered: readonly PlannedStep[] }) {
  const { guide, href, params, skin, t, app, quote, labelTable } = useView();
  const words = guide!.words[step.id]!;
  const foreign = !labelTable && labelsOfScenes(step.scenes).some((label) => quote(label).gloss);
  const optional = offered.includes(step);
  // Whoever is being told what to do must not have to unfold the warning.
  const asks = step.tool === 'caller-question';
  return (
    <main className={css.step}>
      <div className={panel.head}>
        <h1>
          <Heading text={words.title} />
        </h1>
        {guide!.untranslated.includes(step.id) && <p className={panel.note}>{t('source-notice')}</p>}
      </div>
      {step.scenes.length > 0 && <Drawing key={step.id} scenes={step.scenes} />}
      {asks && <CallerPicture />}
      <div className={step.scenes.length > 0 || asks ? panel.body : css.open}>
        <p>
          <Sentence text={words.do} />
        </p>
        <StepTools step={step} />
        <p>
          <b>{t('then-you-see')}</b>
          {wideColon.test(t('then-you-see')) ? '' : ' '}
          <Sentence text={words.see} />
        </p>
        {optional && app && <p className={panel.note}>{t('optional', { app: app.name })}</p>}
        {foreign && <p className={panel.note}>{t('label-note')}</p>}
        {asks && (
          <p className={panel.warn}>
            <Sentence text={words.otherwise} />
          </p>
        )}
        <Fold title={t('see-otherwise')}>
          {!asks && (
            <p>
              <Sentence text={words.otherwise} />
            </p>
          )}
          {step.soft && <p className={panel.note}>{t('may-differ')}</p>}
          <p>
            <Link className={panel.link} href={href({ path: '/service', step: 'messages' })}>
              {t('look-up-message')}
            </Link>
          </p>
          <p>
            <Link className={panel.link} href={href({ path: `/${skin!.id}`, step: 'phone' })}>
              {t('change-answers')}
            </Link>
          </p>
        </Fold>
        {offered.length > 0 && (
          <Fold title={t('more-settings')}>
            <ul className={panel.list}>
              {offered.map((other) => (
                <li key={other.id}>
                  <Link className={panel.item} href={href({ path: `/${params.skin}/service`, step: other.id })}>
                    <span>
                      <Heading text={guide!.words[other.id]!.title} />
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </main>
  );
}
