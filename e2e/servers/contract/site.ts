import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { hiddenFile } from '@sideguide/site-kit/serve';
import { readSums, sumsFile } from '@sideguide/site-kit/verify';
import type { WireReply } from '../ask.ts';
import type { Subject } from './check.ts';
export const builtFile = ({ dist, site }: Subject, path: string): Buffer =>
  readFileSync(join(dist, path.slice(site.base.length)));
export const isApp = (reply: WireReply): boolean => reply.text.includes('<div id="root">');
export const expectedType = (reply: WireReply): string => String(reply.headers['content-type'] ?? '').toLowerCase();

/**
 * Returns one file of each kind by its address: the entry's, and the first of every extension among files without
 * digest.
 */
export function samples({ dist, site }: Subject): { script: string; style: string; icon: string; others: string[] } {
  const entry = site.chunks.index!;
  const otherFiles = [...readSums(dist).keys(), sumsFile].filter(
    (path) => !path.startsWith('static/') && !path.split('/').some((name) => hiddenFile.test(name)),
  );
  const kinds = new Map([...otherFiles].reverse().map((path) => [extname(path), site.base + path]));
  return {
    script: entry.find((path) => path.endsWith('.js'))!,
    style: entry.find((path) => path.endsWith('.css'))!,
    icon: `${site.base}icon.svg`,
    others: [`${site.base}worker.js`, ...Object.values(site.chunks).flat().filter(isWorker), ...kinds.values()],
  };
}

/** Checks whether a script is started as a worker: it has a policy of its own. */
const isWorker = (path: string): boolean => /-worker\.\w+\.js$/.test(path);
