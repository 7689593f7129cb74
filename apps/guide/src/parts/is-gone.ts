import { parseGateHash } from '@sideguide/guide-core/gates';
import type { PageContexts } from '../context/contexts.tsx';
import { type FlowPosition, findPosition, wholePlan } from './plan-of.ts';

const parts = { downloadapps: 'download', service: 'service' } as const;

/** Returns the position of the step of a page that has been loaded; undefined if it is no page of steps. */
export function positionOn({ place, guide }: PageContexts): FlowPosition | undefined {
  const part = parts[place.address.path.split('/')[2] as keyof typeof parts];
  return guide && part && findPosition(wholePlan(guide.guide, guide.answers), part, place.address.step);
}

/**
 * Checks whether the guide no longer has what a remembered address names: a step or a gate, the app, the version. The
 * screens of gates have the title of each among their words.
 */
export function isGone(page: PageContexts): boolean {
  const { address, notices } = page.place;
  const { gate } = parseGateHash(address.step ?? '');
  const isKnown = positionOn(page)?.isUnknown === false || page.language.words[`gate-${gate}`] !== undefined;
  return !isKnown || notices.length > 0;
}
