import { fork } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@sideguide/cli-kit';
import { corpusFolder } from '../conformance/corpus.ts';
import type { Order, Progress } from './worker.ts';

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

/** An input that takes this long, however busy the machine, hangs: its process is ended. */
const hang = 180_000;

/** The last word of each process. */
const shares: Progress[] = [];
const findings = new Map<string, { count: number; file: string }>();

function note(kind: string, file: string): void {
  // Figures differ from input to input; the rest of the text is the kind.
  const name = kind.replace(/\d+ (ms|MB)$/, '… $1');
  const known = findings.get(name);
  findings.set(name, known ? { ...known, count: known.count + 1 } : { count: 1, file });
  if (!known) console.log(`\n${name}\n    ${file}`);
}

/** Runs a share of the inputs in a process. One that dies or hangs is a finding, and leaves the rest of its share. */
function run(first: number): Promise<void> {
  const child = fork(new URL('./worker.ts', import.meta.url), {
    execArgv: [...process.execArgv, '--max-old-space-size=96', '--max-semi-space-size=8', '--expose-gc'],
  });
  child.send({
    ...{ seed, from: first, step: processes, end: count, keep, until: start + minutes * 60_000 },
    ...(values.corpus ? { corpus: values.corpus } : {}),
  } satisfies Order);
  // The timer starts with the first input, because the fixtures take a while.
  let since = Number.POSITIVE_INFINITY;
  child.on('message', (progress: Progress) => {
    since = Date.now();
    shares[first] = progress;
    if (progress.found) note(progress.found.kind, progress.found.file);
  });
  const place = () => `seed ${seed}, input ${shares[first]?.number ?? first}`;
  const watch = setInterval(() => {
    if (Date.now() - since < hang) return;
    note('hang', place());
    child.kill('SIGKILL');
  }, 1000);
  return new Promise((resolve) => {
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      if (!shares[first]?.ended) note(`died (${signal ?? code})`, place());
      resolve();
    });
  });
}

const sum = (name: 'done' | 'verified' | 'genuine') => shares.reduce((total, share) => total + share[name], 0);
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

const peak = Math.max(0, ...shares.map((share) => share.peak));
console.log(`\nSeed ${seed}: ${progress()}; at most ${Math.round(peak)} MB in a process.`);
for (const [kind, { count: times, file }] of findings) console.log(`${times} × ${kind}\n    ${file}`);
if (sum('done') < count && findings.size === 0) console.log('The time was over before the inputs were.');
process.exit(findings.size === 0 && sum('done') > 0 ? 0 : 1);
