import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Resident memory of some processes, in bytes: now, and at its highest since `reset`. */
export interface Resident {
  readonly now: number;
  readonly peak: number;
}

/** What the kernel tells of the processes of a browser. */
export interface Processes {
  /** Forgets the peaks so far. */
  reset(): void;
  read(which: 'renderers' | 'all'): Resident;
}

const folder = (id: number) => `/proc/${id}`;

/** The processes that a browser has now; null where the kernel has no such tables. */
export async function processesOf(browser: Browser): Promise<Processes | null> {
  if (!existsSync('/proc/self/clear_refs')) return null;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const living = processInfo.filter(({ id }) => existsSync(folder(id)));
  const idsOf = (which: 'renderers' | 'all') =>
    living.filter(({ type }) => which === 'all' || type === 'renderer').map(({ id }) => id);
  return {
    // 5: proc(5), "reset the peak resident set size".
    reset: () => idsOf('all').forEach((id) => void writeFileSync(`${folder(id)}/clear_refs`, '5')),
    read(which) {
      const texts = idsOf(which).map((id) => readFileSync(`${folder(id)}/status`, 'utf8'));
      const sum = (field: string) =>
        texts.reduce((total, text) => total + Number(new RegExp(`^${field}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0), 0);
      return { now: sum('VmRSS') * 1024, peak: sum('VmHWM') * 1024 };
    },
  };
}
