import type { Scene, ScenePart, Step } from '@sideguide/guide-core/model';

/** Seconds for one tap: to read what it is for, find it on the phone and do it. */
const tap = 20;

type Marks = { readonly mark?: unknown } | undefined;

/** How many things of a part are marked: what the reader taps, holds or looks at. */
export const marksOf = (part: ScenePart): number => {
  const inside: readonly Marks[] =
    'buttons' in part
      ? [...part.buttons, part.check, part.link, ...(part.rows ?? [])]
      : 'rows' in part
        ? part.rows
        : [];
  const own = ('mark' in part && part.mark) || ('menu' in part && part.menu) || part.kind === 'swipe';
  return inside.filter((one) => one?.mark !== undefined).length + (own ? 1 : 0);
};

const tapsIn = (scenes: readonly Scene[]): number =>
  scenes.reduce((sum, { parts }) => sum + parts.reduce((marks, part) => marks + marksOf(part), 0), 0);

/** Seconds to read a step and do it: what it says itself, or 20 for each tap that it draws, at least one. */
export const secondsOf = ({ seconds, scenes }: Pick<Step, 'seconds' | 'scenes'>): number =>
  seconds ?? Math.max(1, tapsIn(scenes)) * tap;
