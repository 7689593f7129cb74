import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';

/** Resident memory of some processes, in bytes: current, and the peak since `reset`. */
export interface Resident {
  readonly now: number;
  readonly peak: number;
}

/** Memory of a browser's processes, as the kernel reports it. */
export interface Processes {
  reset(): void;
  read(which: 'renderers' | 'all'): Resident;
}

const folder = (id: number) => `/proc/${id}`;

/** Returns the current processes of a browser; null if the kernel does not provide the data. */
export async function processesOf(browser: Browser): Promise<Processes | null> {
  if (!existsSync('/proc/self/clear_refs')) return null;
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  const alive = processInfo.filter(({ id }) => existsSync(folder(id)));
  const idsOf = (which: 'renderers' | 'all') =>
    alive.filter(({ type }) => which === 'all' || type === 'renderer').map(({ id }) => id);
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
