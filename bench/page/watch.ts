/** What the page is to look for. */
export interface WatchTarget {
  /** Texts that must appear in headings, paragraphs or list items of the first view. */
  readonly words: readonly string[];
  /** Selector of the link, which must be there too and whose position is reported. */
  readonly link?: string | undefined;
  /** Selectors of the whole screen's parts. */
  readonly parts?: readonly string[] | undefined;
}

/** What the page has seen so far, in milliseconds of its own clock; 0 means not yet. */
export interface WatchState {
  readonly words: number;
  readonly whole: number;
  readonly shift: number;
  readonly task: number;
  /** Centre of the link, if one is wanted. */
  readonly x: number;
  readonly y: number;
}

/** The Scheduler API, which TypeScript's DOM types do not have yet. */
interface Scheduling {
  readonly scheduler: { postTask(task: () => void, options: { readonly priority: 'user-blocking' }): Promise<void> };
}

/** Event that the page reports. */
export type WatchEvent = 'words' | 'whole';

/**
 * Runs in the page before its own scripts: records when the wanted words are painted in the first view, and when the
 * whole screen is. The page reports this by itself: polling would run scripts on the phone's slow thread, in the middle
 * of the measurement.
 */
export function watch(initialTarget: WatchTarget): void {
  const state = { words: 0, whole: 0, shift: 0, task: 0, x: 0, y: 0 };
  // After a tap, the next page looks for what the tap is to show.
  const stored = sessionStorage.getItem('bench');
  let target: WatchTarget = stored ? JSON.parse(stored) : initialTarget;
  const report = (event: WatchEvent) =>
    (globalThis as unknown as { benchReport(event: WatchEvent): void }).benchReport(event);
  const hasWords = (): boolean => {
    const places = [...document.querySelectorAll('h1, p, li')];
    return target.words.every((words) =>
      places.some((place) => {
        if (!place.textContent!.replace(/\s+/g, ' ').includes(words)) return false;
        const { top, height } = place.getBoundingClientRect();
        return height > 0 && top < innerHeight;
      }),
    );
  };
  const hasLink = (): boolean => {
    if (!target.link) return true;
    const link = document.querySelector(target.link);
    if (!link) return false;
    const { x, y, width, height } = link.getBoundingClientRect();
    state.x = x + width / 2;
    state.y = y + height / 2;
    return height > 0;
  };
  const isWhole = () => target.parts?.every((part) => document.querySelector(part)) ?? true;
  /** Marks the time in the task after this callback's frame. A default priority might wait for further frames. */
  const recordTime = (what: WatchEvent) =>
    (globalThis as unknown as Scheduling).scheduler.postTask(
      () => {
        state[what] = performance.now();
        report(what);
      },
      { priority: 'user-blocking' },
    );
  let reached: WatchEvent | undefined;
  const checkFrame = () => {
    if (!reached && document.body && hasWords() && hasLink()) {
      reached = 'words';
      recordTime('words');
    }
    if (reached === 'words' && isWhole()) {
      reached = 'whole';
      recordTime('whole');
    }
    if (reached !== 'whole') requestAnimationFrame(checkFrame);
  };
  requestAnimationFrame(checkFrame);
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ duration }) => {
    state.task = Math.max(state.task, duration);
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) state.shift += shift.value;
  });
  Object.assign(globalThis, {
    bench: {
      read: () => ({ ...state }),
      /** From the next click on, looks for these words, here and on the page that the click leads to. */
      lookFor: (next: WatchTarget) => {
        const onClick = () => {
          const now = performance.timeOrigin + performance.now();
          sessionStorage.setItem('bench', JSON.stringify(next));
          sessionStorage.setItem('bench-tapped', String(now));
          const isStopped = reached === 'whole';
          Object.assign(state, { words: 0, whole: 0 });
          reached = undefined;
          target = next;
          if (isStopped) requestAnimationFrame(checkFrame);
        };
        addEventListener('click', onClick, { capture: true, once: true });
      },
      /** Returns the milliseconds from the click to the words. */
      sinceTap: () => {
        const tapped = Number(sessionStorage.getItem('bench-tapped'));
        sessionStorage.removeItem('bench');
        sessionStorage.removeItem('bench-tapped');
        return performance.timeOrigin + state.words - tapped;
      },
      /** Returns the time of the words on the machine's clock. */
      wordsAt: () => performance.timeOrigin + state.words,
      startedAt: () => performance.timeOrigin,
    },
  });
}

/** The interface that `watch` adds to the page. */
export interface Bench {
  read(): WatchState;
  lookFor(next: WatchTarget): void;
  sinceTap(): number;
  wordsAt(): number;
  startedAt(): number;
}
