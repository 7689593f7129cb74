import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTask, runInput } from './task.ts';

// A separate process for a share of the inputs, so that its memory can be measured and a hang can be ended from
// outside.

/** The parent's only message. */
export interface Order {
  readonly seed: number;
  /** First input, step to the next one, and end. */
  readonly from: number;
  readonly step: number;
  readonly end: number;
  readonly corpus?: string;
  /** Folder for inputs with findings. */
  readonly keep: string;
  /** Time at which to stop. */
  readonly until: number;
}

/** What the worker has done so far; sent before each input, and with each finding. */
export interface Progress {
  /** The input that is run. */
  readonly number: number;
  readonly done: number;
  readonly verified: number;
  readonly genuine: number;
  /** MB that the process has ever used. */
  readonly peak: number;
  readonly found?: { readonly kind: string; readonly file: string };
  readonly ended?: true;
}

/** Maximum CPU time for one input, in milliseconds. */
const longest = 2000;
/** Maximum memory that a process may ever have used, including Node's own, in MB. */
const largest = 256;
/** Number of files to keep per kind of finding. */
const kept = 3;
/** A larger file of a corpus would take up the whole run. */
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
  const task = await makeTask(order.seed, readCorpus(order.corpus));
  const counts = new Map<string, number>();
  let [number, done, verified, genuine, tooBig] = [order.from, 0, 0, 0, false];
  const say = (more: Partial<Progress> = {}, sent = () => {}) =>
    void process.send!({ number, done, verified, genuine, peak: peak(), ...more } satisfies Progress, sent);
  for (; number < order.end && Date.now() < order.until; number += order.step) {
    say();
    const { input, findings, ms, ...ran } = await runInput(task, number);
    done++;
    // Only what the library retains matters, not the garbage of the inputs.
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
      say({ found: { kind, file } });
    }
  }
  say({ ended: true }, () => process.disconnect());
}

if (process.send) {
  process.once('message', (order) => void work(order as Order));
  // Without a parent, nothing would end the process.
  process.once('disconnect', () => process.exit());
}
