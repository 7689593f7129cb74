import type { PlannedStep } from '@sideguide/guide-core/model';
import { useGuide, usePlace } from '../context/contexts.tsx';
import { type FlowPart, findPosition, wholePlan } from './plan-of.ts';

const folders = { download: 'downloadapps', service: 'service' } as const;

/** Returns the step of the address in this part, its position in the part, and links from there. */
export function useFlowPosition(part: FlowPart) {
  const { address, href } = usePlace();
  const { guide, skin, answers } = useGuide();
  const plan = wholePlan(guide, answers);
  const position = findPosition(plan, part, address.step);
  const { at, before } = position;
  const linkTo = (step: PlannedStep) => href({ path: `/${skin.id}/${folders[part]}`, step: step.id });
  // The settings follow the Result; one outside the plan is opened from their list.
  const start = part === 'download' ? `/${skin.id}` : at < 0 ? `/${skin.id}/service` : `/result/${skin.id}`;
  return { ...position, plan, linkTo, back: before ? linkTo(before) : href({ path: start }) };
}
