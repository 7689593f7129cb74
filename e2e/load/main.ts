import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, typescriptArgs } from '@sideguide/cli-kit';
import { buildInto } from '../servers/build-into.ts';
import { openUnfinished, type RequestCase, sendAtOnce, sendConcurrently } from './clients.ts';
import type { ServerUsage } from './serve.ts';

// `npm run test:load`: puts our own server under load over the loopback interface. A warm-up round, then two equal
// rounds: what the second adds to what the first left is growth. Exits with 1 if a response was wrong or something
// grew.

const requests = 20_000;
const connections = 1_000;
const concurrency = 64;
/** Megabytes that the measurement itself may vary by from round to round. */
const allowed = { rss: 32, heap: 4 };
/** Milliseconds; only a server that hangs exceeds this, even on a busy machine. */
const deadline = 900_000;

const dist = join(root, '.cache/load-site');
buildInto(dist);
const clock = setTimeout(() => {
  console.error(`The load test did not end within ${deadline / 1000} s.`);
  process.exit(1);
}, deadline);

const site = JSON.parse(readFileSync(join(dist, 'site.json'), 'utf8')) as {
  addresses: string[];
  chunks: { index: string[] };
};
const script = site.chunks.index.find((path) => path.endsWith('.js'))!;
const html = { accept: 'text/html' };
const requestCases: readonly RequestCase[] = [
  { path: '/', headers: { ...html, 'accept-encoding': 'br' }, status: 200 },
  { path: script, headers: { 'accept-encoding': 'gzip, br' }, status: 200 },
  { path: `${site.addresses.at(-2)}?app=org.fdroid.fdroid`, headers: html, status: 200 },
  { path: script, headers: { range: 'bytes=100-199' }, status: 206 },
  { path: '/nope', headers: html, status: 404 },
  { path: '/static/js/gone.js', status: 404 },
  { path: '/..%2f..%2fetc/passwd', status: 404 },
  { path: '/worker.js', headers: { 'accept-encoding': 'br' }, status: 200 },
];

const child: ChildProcess = spawn(process.execPath, [...typescriptArgs, '--expose-gc', 'e2e/load/serve.ts', dist], {
  cwd: root,
  stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
});
child.once('exit', (code) => {
  console.error(`The server ended with ${code}.`);
  process.exit(1);
});
const [{ port }] = (await once(child, 'message')) as [{ port: number }];

/** Returns what the server still holds after all clients have left; waits until no connection is closing any more. */
async function measureServer(): Promise<ServerUsage> {
  let before: ServerUsage | undefined;
  for (;;) {
    child.send('measure');
    const [measured] = (await once(child, 'message')) as [ServerUsage];
    if (measured.connections === 0 && measured.handles === before?.handles) return measured;
    before = measured;
    await new Promise((go) => setTimeout(go, 200));
  }
}

const times: number[] = [];
const problems: string[] = [];
let busy = 0;

async function runRound(): Promise<ServerUsage> {
  const slow = await openUnfinished(port, 'GET / HTTP/1.1\r\nHost: x\r\nX: ', 500);
  const burst = await sendAtOnce(port, requestCases[0]!, connections);
  const startTime = performance.now();
  const sustained = await sendConcurrently(port, requestCases, requests / 2, concurrency);
  busy += performance.now() - startTime;
  for (const socket of await openUnfinished(port, `GET ${script} HTTP/1.1\r\nHost: x\r\n\r\n`, 500)) socket.destroy();
  for (const socket of slow) socket.destroy();
  times.push(...sustained.times);
  problems.push(...burst.problems, ...sustained.problems);
  return measureServer();
}

// The first round is the warm-up: what it allocates, the allocator keeps for the next.
await runRound();
times.length = 0;
busy = 0;
const [first, second] = [await runRound(), await runRound()];

times.sort((a, b) => a - b);
const at = (share: number) => `${times[Math.floor(times.length * share)]!.toFixed(1)} ms`;
const row = (name: string, { rss, heap, handles }: ServerUsage) =>
  `${name.padEnd(18)}${rss.toFixed(1).padStart(8)}${heap.toFixed(1).padStart(8)}${String(handles).padStart(9)}`;
console.log(
  `${times.length} requests over ${concurrency} connections, ${Math.round((times.length / busy) * 1000)} a second`,
);
console.log(`p50 ${at(0.5)}   p95 ${at(0.95)}   p99 ${at(0.99)}   longest ${times.at(-1)!.toFixed(1)} ms`);
console.log(`2 × ${connections} connections at once, 2 × 500 that never end their request, 2 × 500 that leave\n`);
console.log(`${' '.repeat(18)}  RSS MB heap MB  handles`);
console.log(`${row('after round one', first)}\n${row('after round two', second)}\n`);

if (second.rss - first.rss > allowed.rss) problems.push(`memory grew by ${(second.rss - first.rss).toFixed(1)} MB`);
if (second.heap - first.heap > allowed.heap)
  problems.push(`the heap grew by ${(second.heap - first.heap).toFixed(1)} MB`);
if (second.handles > first.handles) problems.push(`${second.handles - first.handles} handles were left open`);
for (const text of [...new Set(problems)].slice(0, 20)) console.log(`Wrong: ${text}`);
console.log(
  problems.length
    ? `${problems.length} things were wrong.`
    : 'Every answer was right; what the server holds is what it held before, within the limits of this test.',
);
clearTimeout(clock);
child.removeAllListeners('exit');
child.kill();
process.exitCode = problems.length ? 1 : 0;
