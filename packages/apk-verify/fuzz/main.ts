import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@sideguide/cli-kit';
import { corpusFolder } from '../conformance/corpus.ts';
import type { Order, WorkerMessage } from './worker.ts';

// `npm run fuzz`: runs the whole check on changed files, in separate processes; see docs/recipes/fuzz.md.

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000_000) },
    corpus: { type: 'string', default: corpusFolder() ?? '' },
    processes: { type: 'string', default: '2' },
    minutes: { type: 'string', default: '60' },
  },
});
const number = (name: 'count' | 'seed' | 'processes' | 'minutes') => {
  const value = Number(values[name]);
  if (Number.isFinite(value) && value > 0) return value;
  console.error(`--${name} has to be a number above 0, not “${values[name]}”.`);
  process.exit(2);
};
const [count, seed, processes, minutes] = [number('count'), number('seed'), number('processes'), number('minutes')];
const keep = join(root, '.cache/fuzz');
const start = Date.now();

/** An input that takes this long, however busy the machine, hangs: another process continues after it. */
const hang = 180_000;

interface Share {
  done: number;
  verified: number;
  genuine: number;
}
const shares: Share[] = [];
const findings = new Map<string, { count: number; file: string }>();
let peak = 0;

function note(kind: string, file: string): void {
  // Figures differ from input to input; the rest of the text is the kind.
  const name = kind.replace(/\d+ (ms|MB)$/, '… $1');
  const known = findings.get(name);
  findings.set(name, known ? { ...known, count: known.count + 1 } : { count: 1, file });
  if (!known) console.log(`\n${name}\n    ${file}`);
}

/** Runs a share of the inputs to the end, restarting its process as often as needed. */
function run(first: number): Promise<void> {
  return new Promise((resolve) => {
    // The timer starts with the first input, because the fixtures take a while.
    let [from, at, since, ended] = [first, first, Number.POSITIVE_INFINITY, false];
    const begin = (): ChildProcess => {
      const share: Share = { done: 0, verified: 0, genuine: 0 };
      shares.push(share);
      const child = fork(new URL('./worker.ts', import.meta.url), {
        execArgv: ['--max-old-space-size=96', '--max-semi-space-size=8', '--expose-gc'],
      });
      const order: Order = {
        ...{ seed, from, step: processes, end: count, keep, until: start + minutes * 60_000 },
        ...(values.corpus ? { corpus: values.corpus } : {}),
      };
      child.send(order);
      since = Number.POSITIVE_INFINITY;
      child.on('message', (report: WorkerMessage) => {
        since = Date.now();
        if (report.say === 'found') return note(report.kind, report.file);
        Object.assign(share, { done: report.done, verified: report.verified, genuine: report.genuine });
        if (report.say === 'at') at = report.number;
        else [ended, peak] = [true, Math.max(peak, report.peak)];
      });
      child.on('exit', (code, signal) => {
        if (ended) {
          clearInterval(watch);
          return resolve();
        }
        note(`died (${signal ?? code}): input ${at}`, `seed ${seed}, input ${at}`);
        from = at + processes;
        current = begin();
      });
      return child;
    };
    let current = begin();
    const watch = setInterval(() => {
      if (Date.now() - since < hang) return;
      note('hang', `seed ${seed}, input ${at}`);
      current.kill('SIGKILL');
    }, 1000);
  });
}

const sum = (name: keyof Share) => shares.reduce((total, share) => total + share[name], 0);
const progress = () => {
  const done = sum('done');
  const rate = Math.round(done / ((Date.now() - start) / 1000));
  return `${done} of ${count} inputs, ${rate}/s, ${sum('verified')} verified, ${sum('genuine')} genuine, ${findings.size} kinds of findings`;
};

console.log(`Seed ${seed}.`);
const ticker = setInterval(
  () => (process.stdout.isTTY ? process.stdout.write(`\r${progress()}   `) : console.log(progress())),
  process.stdout.isTTY ? 1000 : 30_000,
);
await Promise.all(Array.from({ length: Math.min(processes, count) }, (_, first) => run(first)));
clearInterval(ticker);

console.log(`\nSeed ${seed}: ${progress()}; at most ${Math.round(peak)} MB in a process.`);
for (const [kind, { count: times, file }] of findings) console.log(`${times} × ${kind}\n    ${file}`);
if (sum('done') < count && findings.size === 0) console.log('The time was over before the inputs were.');
process.exit(findings.size === 0 && sum('done') > 0 ? 0 : 1);
