import type { PlannedStep } from '@sideguide/guide-core/model';
import { useGuide, usePlace } from '../context/contexts.tsx';
import { type FlowPart, findPosition, wholePlan } from './plan-of.ts';

/** Returns the step of the address in this part, its position in the whole flow, and links from there. */
export function useFlowPosition(part: FlowPart) {
  const { address, href } = usePlace();
  const { guide, skin, answers } = useGuide();
  const plan = wholePlan(guide, answers);
  const position = findPosition(plan, part, address.step);
  const { at, before } = position;
  const landing = `/${skin.id}`;
  // Steps of the other part are always in the plan, which lists all of them.
  const isDownload = (step: PlannedStep) =>
    plan.download.includes(step) || (part === 'download' && !plan.service.includes(step));
  const linkTo = (step: PlannedStep) =>
    href({ path: `${landing}/${isDownload(step) ? 'downloadapps' : 'service'}`, step: step.id });
  const start = href({ path: part === 'service' && at < 0 ? `${landing}/service` : landing });
  return { ...position, plan, linkTo, back: before ? linkTo(before) : start };
}
