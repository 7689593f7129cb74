// With every screen that has steps.
import { minutesOf } from '@sideguide/guide-core/flow';
import type { PlannedStep } from '@sideguide/guide-core/model';
import { readNotes } from '../core/storage/notes.ts';
import { useView } from '../frame/view.ts';
import { type Part, wholePlan } from './plan-of.ts';

const pathOfPart = { download: 'downloadapps', service: 'service' } as const;

/** The step of the address in this part, where it stands in the whole flow, and the addresses around it. */
export function useWay(part: Part) {
  const { address, guide, href, params, answers, app } = useView();
  const whole = wholePlan(guide!, answers);
  const all = [...whole.download, ...whole.service];
  const offered = part === 'service' ? whole.offered : [];
  // Settings that are only offered open by their address, outside the count.
  const reachable = [...whole[part], ...offered, ...whole.asides[part]];
  const firstOpen = part === 'download' && app ? whole.download.find((step) => step.tool !== 'app-list') : reachable[0];
  const found = reachable.find((step) => step.id === address.step);
  const step = found ?? firstOpen!;
  const at = all.indexOf(step);
  // What is done beside a step counts for that step: the way goes on after it.
  const host = reachable.find(({ id }) => id === step.beside);
  const from = host ? all.indexOf(host) : at;
  const base = `/${params.skin}`;
  const result = `/result/${params.skin}`;
  const pathOf = (other: PlannedStep) =>
    `${base}/${reachable.includes(other) ? pathOfPart[part] : whole.download.includes(other) ? pathOfPart.download : pathOfPart.service}`;
  const linkTo = (other: PlannedStep | undefined, end: string) =>
    other ? href({ path: pathOf(other), step: other.id }) : href({ path: end });
  const isLastDownload = from === whole.download.length - 1;
  // After a setting outside the way, the way goes on where it was left.
  const left = () => whole.service.find((other) => !readNotes().done.includes(`${params.skin}/${other.id}`));
  const card = whole.download.find((other) => other.tool === 'app-card');
  return {
    step,
    /** True if the address names a step that is not in this part. */
    unknown: !found,
    /** Its place among all steps, from 0; -1 for what stands beside the way. */
    at,
    of: all.length,
    /** Minutes from here to the end. */
    minutes: minutesOf(all.slice(Math.max(0, at))),
    /** Settings of this part that nobody is asked for. */
    offered,
    here: href({ path: pathOf(step), step: step.id }),
    /** The step after this one, in this part or the other. */
    onward: from < 0 ? undefined : all[from + 1],
    next: from < 0 ? linkTo(left(), result) : linkTo(all[from + 1], isLastDownload ? `${base}/service` : result),
    back: linkTo(host ?? (at > 0 ? all[at - 1] : undefined), at < 0 ? `${base}/service` : base),
    /** The step with the card of the app, where the file is from. */
    source: card && linkTo(card, base),
  };
}
