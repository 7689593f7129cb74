import type { Scene, ScenePart, Step } from '@sideguide/guide-core/model';

/** Seconds for one tap: to read its instruction, find it on the phone and do it. */
const tap = 20;

type Marks = { readonly mark?: unknown } | undefined;

/** Counts the marked things of a part: what the reader taps, holds or looks at. */
export const marksOf = (part: ScenePart): number => {
  const members: readonly Marks[] =
    'buttons' in part
      ? [...part.buttons, part.check, part.link, ...(part.rows ?? [])]
      : 'rows' in part
        ? part.rows
        : [];
  const own = ('mark' in part && part.mark) || ('menu' in part && part.menu) || part.kind === 'swipe';
  return members.filter((one) => one?.mark !== undefined).length + (own ? 1 : 0);
};

const tapsIn = (scenes: readonly Scene[]): number =>
  scenes.reduce((sum, { parts }) => sum + parts.reduce((marks, part) => marks + marksOf(part), 0), 0);

/** Returns the seconds to read and do a step: its own value, or 20 per tap in its drawings, at least one tap. */
export const secondsOf = ({ seconds, scenes }: Pick<Step, 'seconds' | 'scenes'>): number =>
  seconds ?? Math.max(1, tapsIn(scenes)) * tap;
