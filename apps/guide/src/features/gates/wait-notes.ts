import { isInFuture, parseMinute } from '@sideguide/guide-core/gates';
import { readNotes, tickGate } from '../../platform/storage/notes.ts';

// The notes store a gate's ticks as `gate/name`. The start of a wait is stored as one of them, named by its minute, so
// that the notes, which are part of every first load, need no code for it.

const startsOf = (gate: string): string[] =>
  readNotes()
    .gates.map((one) => one.split('/'))
    .filter(([place, name]) => place === gate && parseMinute(name) !== undefined)
    .map(([, name = '']) => name);

/**
 * Returns the stored minute at which a wait began (`20261121T1720Z`), unless the phone's clock has been put back since: then
 * nobody knows how much of the wait is left.
 */
export function readStart(gate: string): string | undefined {
  const minute = startsOf(gate).pop();
  const start = parseMinute(minute);
  return start === undefined || isInFuture(start, Date.now()) ? undefined : minute;
}

/** Stores the start of a wait in place of any earlier one; without a minute it only deletes. */
export function saveStart(gate: string, minute: string | undefined): void {
  for (const old of startsOf(gate)) if (old !== minute) tickGate(`${gate}/${old}`, false);
  if (minute) tickGate(`${gate}/${minute}`, true);
}

export const isTicked = (gate: string, task: string): boolean => readNotes().gates.includes(`${gate}/${task}`);
export const setTicked = (gate: string, task: string, isOn: boolean): void => tickGate(`${gate}/${task}`, isOn);
