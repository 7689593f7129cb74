import { minutesOf } from '@sideguide/guide-core/flow';
import { useFlowKey, useGuide, usePlace } from '../context/contexts.tsx';
import type { FlowPart } from '../parts/plan-of.ts';
import { useFlowPosition } from '../parts/use-flow-position.ts';
import { notesOf } from '../platform/storage/notes.ts';
import { useFreshNotes } from '../platform/storage/use-fresh-notes.ts';

/** Returns the step of the address in this part, its position, and the addresses around it. */
export function useStep(part: FlowPart) {
  const { href } = usePlace();
  const { skin } = useGuide();
  const flow = useFlowKey();
  useFreshNotes();
  const { plan, step, isUnknown, all, at, onward, linkTo, back } = useFlowPosition(part);
  // After a setting outside the plan, the flow goes on at the first service step not done; with none in the plan, at
  // the list.
  const isApart = part === 'service' && at < 0;
  const left = () => plan.service.find((other) => !notesOf(flow).done.includes(other.id));
  const then = onward ?? (isApart ? left() : undefined);
  const end = isApart && plan.service.length === 0 ? `/${skin.id}/service` : `/result/${skin.id}`;
  const card = plan.download.find((other) => other.tool === 'app-card');
  return {
    step,
    /** The steps of this part, and the address of one. */
    all,
    linkTo,
    /** True if the address names a step that is not in this part. */
    isUnknown,
    /** Index among the steps of this part, or that of the step it is beside, from 0; -1 outside the plan. */
    at,
    of: all.length,
    /** Minutes from here to the end of the part; getting the app includes the cleanup. */
    minutes: minutesOf([...all.slice(Math.max(0, at)), ...(part === 'download' ? plan.tidy : [])]),
    /** Settings of this part that are offered but not asked for. */
    offered: part === 'service' ? plan.offered : [],
    here: linkTo(step),
    /** The step after this one in this part. */
    onward,
    next: then ? linkTo(then) : href({ path: end }),
    back,
    /** Address of the step with the app's card, where the file comes from. */
    source: card && href({ path: `/${skin.id}/downloadapps`, step: card.id }),
  };
}
