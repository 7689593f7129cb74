import { parseMinute } from '@sideguide/guide-core/gates';
import { readNotes, tick } from '../../platform/storage/notes.ts';

// The notes keep ticks as `place/name`. The start of a wait is one more of them, named by its minute: the notes, which
// every first load brings, need to know nothing of it.

const startsOf = (gate: string): string[] =>
  readNotes()
    .done.map((one) => one.split('/'))
    .filter(([place, name]) => place === gate && parseMinute(name) !== undefined)
    .map(([, name = '']) => name);

/** The minute a wait began (`20261121T1720Z`), as the phone remembers it. */
export const readStart = (gate: string): string | undefined => startsOf(gate).pop();

/** Remembers the start, and forgets the one before; without a minute it only forgets. */
export function saveStart(gate: string, minute: string | undefined): void {
  for (const old of startsOf(gate)) if (old !== minute) tick(`${gate}/${old}`, false);
  if (minute) tick(`${gate}/${minute}`, true);
}

export const isTicked = (gate: string, task: string): boolean => readNotes().done.includes(`${gate}/${task}`);
export const setTicked = (gate: string, task: string, on: boolean): void => tick(`${gate}/${task}`, on);
