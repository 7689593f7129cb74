import { root } from '@sideguide/cli-kit';
import { buildGuide } from '@sideguide/guide/build';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import { launchBrowser } from '../../tools/browser/launch.ts';
import { sites } from '../support/sites.ts';

// `npm run fuzz:address`: hostile addresses, storage contents and history states, from a printed seed. Options:
// --seed=1 --pure=20000 --inside=2000 --loads=300

const options = { seed: Date.now() % 1e9, pure: 20_000, inside: 4000, loads: 400 };
for (const argument of process.argv.slice(2)) {
  const [, name, value] = /^--(\w+)=(\d+)$/.exec(argument) ?? [];
  if (!name || !(name in options))
    throw new Error(`${argument} is not known. Known: ${Object.keys(options).join(', ')}`);
  options[name as keyof typeof options] = Number(value);
}
console.log(`seed ${options.seed}`);

await buildGuide({ dist: sites.fuzz.dist.slice(root.length) });
const { Random } = await import('@sideguide/apk-verify/fuzz');
const hostile = await import('./hostile.ts');
const { tried, wrongOfAddress, wrongOfNotes, wrongOfState } = await import('./pure.ts');
const { readerOf } = await import('./browse.ts');

let findings = 0;
/** Makes and checks `count` values, and prints what was wrong and how fast it went. */
async function round(what: string, count: number, check: (n: number) => Promise<[given: unknown, problems: string[]]>) {
  const started = performance.now();
  let failureCount = 0;
  for (let n = 0; n < count; n++) {
    const [given, problems] = await check(n);
    if (!problems.length) continue;
    failureCount += 1;
    if (failureCount <= 20)
      console.log(
        `  ${String(JSON.stringify(given)).slice(0, 400)}\n    ${problems.map((problem) => problem.slice(0, 300)).join('\n    ')}`,
      );
  }
  findings += failureCount;
  const seconds = (performance.now() - started) / 1000;
  console.log(`${what}: ${count}, ${(count / seconds).toFixed(0)} a second, ${failureCount} findings`);
}

const dice = new Random(options.seed);
await round('addresses, read, written and checked', options.pure, async () => {
  const given = hostile.address(dice);
  return [given, tried(() => wrongOfAddress(given))];
});
await round('contents of storage', options.pure, async () => {
  const given = hostile.notes(dice);
  return [given, tried(() => wrongOfNotes(given, hostile.address(dice)))];
});
await round('states of history entries', options.pure, async () => {
  const given = hostile.state(dice);
  return [given, tried(() => wrongOfState(given))];
});

const server = createGuideServer({ dist: sites.fuzz.dist });
const { port } = await listen(server, 0);
const browser = await launchBrowser();
const reader = await readerOf(browser, `http://localhost:${port}`);
await round('addresses inside a page, with a state', options.inside, async () => {
  const given = hostile.address(dice);
  return [given, await reader.go(given, hostile.state(dice))];
});
await round('ways back', Math.min(40, options.inside), async () => [reader.page.url(), await reader.back()]);
await round('addresses loaded', options.loads, async () => {
  const given = hostile.address(dice);
  return [given, await reader.load(given)];
});
await round('loads with foreign storage and state', options.loads, async () => {
  const given = [hostile.notes(dice), hostile.state(dice)] as const;
  return [given, await reader.reload(...given)];
});
await browser.close();
server.closeAllConnections();
server.close();
console.log(findings ? `${findings} findings with seed ${options.seed}` : 'Nothing found.');
process.exit(findings ? 1 : 0);
