import { minutesOf } from '@sideguide/guide-core/flow';
import type { PlannedStep } from '@sideguide/guide-core/model';
import { useFlowKey, useGuide, usePlace } from '../context/contexts.tsx';
import { type FlowPart, findPosition, wholePlan } from '../parts/plan-of.ts';
import { notesOf } from '../platform/storage/notes.ts';

/** Returns the step of the address in this part, its position in the whole flow, and the addresses around it. */
export function useFlowPosition(part: FlowPart) {
  const { address, href } = usePlace();
  const { guide, skin, answers } = useGuide();
  const flow = useFlowKey();
  const plan = wholePlan(guide, answers);
  const spot = findPosition(plan, part, address.step);
  const { step, all, at, before, onward } = spot;
  const base = `/${skin.id}`;
  const service = `${base}/service`;
  const result = `/result/${skin.id}`;
  // Steps of the other part are always in the plan, which lists all of them.
  const isDownload = (other: PlannedStep) =>
    plan.download.includes(other) || (part === 'download' && !plan.service.includes(other));
  const linkTo = (other: PlannedStep | undefined, end: string) =>
    other ? href({ path: isDownload(other) ? `${base}/downloadapps` : service, step: other.id }) : href({ path: end });
  // After a setting outside the plan, the flow goes on at the first service step not done; with none in the plan, at
  // the list.
  const left = () => plan.service.find((other) => !notesOf(flow).done.includes(other.id));
  const end = part === 'download' || plan.service.length === 0 ? service : result;
  const atEnd = part === 'service' && at < 0 ? linkTo(left(), end) : linkTo(undefined, end);
  const card = plan.download.find((other) => other.tool === 'app-card');
  return {
    step,
    /** True if the address names a step that is not in this part. */
    unknown: spot.isUnknown,
    /** Index among all steps, or that of the step it is beside, from 0; -1 outside the plan. */
    at,
    of: all.length,
    /** Minutes from here to the end, including the cleanup. */
    minutes: minutesOf([...all.slice(Math.max(0, at)), ...plan.tidy]),
    /** Settings of this part that are offered but not asked for. */
    offered: part === 'service' ? plan.offered : [],
    here: linkTo(step, base),
    /** The step after this one, in this part or the other. */
    onward,
    next: onward ? linkTo(onward, end) : atEnd,
    back: linkTo(before, part === 'service' && at < 0 ? service : base),
    /** Address of the step with the app's card, where the file comes from. */
    source: card && linkTo(card, base),
  };
}
