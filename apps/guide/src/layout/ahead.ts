// What is prepared before the reader asks for it, and in what order. The figures are in docs/decisions/0013-speed.md.
//
// 1. The first words of a screen, then the rest of it (`after-text.ts`).
// 2. What the next tap needs: pages that links lead to (`pages-ahead.ts`), and one of them rendered out of sight
//    (`draw-ahead.tsx`, `flow/prerender-next.tsx`), because the first rendering of anything takes twice as long.
// 3. The copy for offline use (`offline-copy.tsx`), never beside 2.
// 4. In an idle minute what no step waits for (`platform/offline/worker-client.ts`).
//
// Readers who save data get only 1.

import { whenIdle } from '../platform/when-idle.ts';

const running = new Set<Promise<unknown>>();

/** Ignores an error of what is prepared: it is shown when the reader gets there. */
export const ignoreError = () => undefined;

/**
 * Prepares what the next tap needs, once the page has been undisturbed for `rest` milliseconds and the browser is idle.
 * Returns how to cancel it, for when the reader has gone on.
 */
export function prepare(work: () => Promise<unknown>, rest = 0): () => void {
  let cancel = ignoreError as () => void;
  const done = new Promise<unknown>((resolve) => {
    let stop: (() => void) | undefined;
    const timer = setTimeout(() => {
      stop = whenIdle(() => resolve(Promise.resolve().then(work).catch(ignoreError)));
    }, rest);
    cancel = () => {
      clearTimeout(timer);
      stop?.();
      resolve(undefined);
    };
  });
  running.add(done);
  done.then(() => running.delete(done));
  return cancel;
}

/** Resolves when nothing is being prepared for the next tap. */
export async function whenPrepared(): Promise<void> {
  while (running.size) await Promise.all(running);
}
