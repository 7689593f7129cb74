import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTask, runInput } from './task.ts';

// A process of its own for a share of the inputs, so that its memory is its own and a hang can be ended from outside.

/** What the parent says: once, and then nothing. */
export interface Order {
  readonly seed: number;
  /** First input, step to the next one, and the end of all. */
  readonly from: number;
  readonly step: number;
  readonly end: number;
  readonly corpus?: string;
  /** Where inputs with findings are kept. */
  readonly keep: string;
  /** Stop when the clock stands here. */
  readonly until: number;
}

/** What the worker says. */
export type News =
  | {
      readonly say: 'at';
      readonly number: number;
      readonly done: number;
      readonly verified: number;
      readonly genuine: number;
    }
  | { readonly say: 'found'; readonly number: number; readonly kind: string; readonly file: string }
  | {
      readonly say: 'end';
      readonly done: number;
      readonly verified: number;
      readonly genuine: number;
      readonly peak: number;
    };

/** Longest time for one input, in milliseconds of the processor. */
const longest = 2000;
/** Most memory that a process may ever have had, Node's own included, in MB. */
const largest = 256;
/** Files kept of each kind of finding. */
const kept = 3;
/** Files of a corpus beyond this would be all that a run does. */
const largestFile = 200_000;

const peak = () => process.resourceUsage().maxRSS / 1024;

function readCorpus(folder: string | undefined) {
  const at = folder && existsSync(join(folder, 'apks')) ? join(folder, 'apks') : folder;
  if (!at) return [];
  return readdirSync(at)
    .filter((name) => name.endsWith('.apk'))
    .map((name) => ({ name, bytes: new Uint8Array(readFileSync(join(at, name))) }))
    .filter(({ bytes }) => bytes.length > 0 && bytes.length <= largestFile);
}

async function work(order: Order): Promise<void> {
  const say = (news: News) => process.send!(news);
  const task = await makeTask(order.seed, readCorpus(order.corpus));
  const counts = new Map<string, number>();
  let [done, verified, genuine, tooBig] = [0, 0, 0, false];
  for (let number = order.from; number < order.end && Date.now() < order.until; number += order.step) {
    say({ say: 'at', number, done, verified, genuine });
    const { input, findings, ms, ...ran } = await runInput(task, number);
    done++;
    // What the inputs leave behind is theirs; what the library holds is looked at.
    if (done % 500 === 0) globalThis.gc?.();
    verified += ran.verified ? 1 : 0;
    genuine += ran.genuine ? 1 : 0;
    const kinds = findings.map(({ stage, what }) => `${stage}: ${what}`);
    if (ms > longest) kinds.push(`slow: ${Math.round(ms)} ms`);
    if (!tooBig && peak() > largest) {
      kinds.push(`memory: ${Math.round(peak())} MB`);
      tooBig = true;
    }
    for (const kind of kinds) {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      const file = join(order.keep, `${order.seed}-${number}-${input.fixture}-${input.how}`);
      if (count <= kept) {
        mkdirSync(order.keep, { recursive: true });
        writeFileSync(file, input.bytes);
      }
      say({ say: 'found', number, kind, file });
    }
  }
  process.send!({ say: 'end', done, verified, genuine, peak: peak() } satisfies News, () => process.disconnect());
}

if (process.send) {
  process.once('message', (order) => void work(order as Order));
  // Without a parent nobody would end it.
  process.once('disconnect', () => process.exit());
}
