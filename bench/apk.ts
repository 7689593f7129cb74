import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { readFacts } from '@sideguide/apk-verify/node';
import { root } from '@sideguide/cli-kit';
import { readCatalogue } from '@sideguide/content-kit/files';
import { buildGuide } from '@sideguide/guide/build';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import { installPackage } from '../e2e/support/package.ts';
import { launchBrowser } from '../tools/browser/launch.ts';
import { makeBigApk, makeBigJar } from './apk/big-apk.ts';
import { openPage, rawDigest, startWorker, timeCheck } from './apk/chromium.ts';
import { apksigner, apksignerVersion, commandOf, type ProcessRun } from './apk/cold-start.ts';
import { processesOf } from './apk/memory.ts';
import { formatReport, goalsOf, type Machine } from './apk/report.ts';

// `npm run bench:apk`: measures the file check on large files, in the site's own worker and as a command, against
// apksigner.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    json: { type: 'string', default: '.cache/bench/apk.json' },
    dist: { type: 'string', default: '.cache/bench/site' },
    'no-build': { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
const dist = resolve(root, options.dist);
const reference = apksignerVersion();
const files = { '100 MB': 100e6, '200 MB': 200e6, '1 GB': 1e9 } as const;
type Size = keyof typeof files;
const fileOf = (size: Size) => `${root}.cache/bench/${size.replace(' ', '-')}.apk`;

if (!options['no-build']) await buildGuide({ dist: options.dist });
for (const size of Object.keys(files) as Size[]) await makeBigApk(fileOf(size), files[size]);
const jar = `${root}.cache/bench/1-GB-v1.apk`;
await makeBigJar(jar, files['1 GB']);

const site = JSON.parse(readFileSync(`${dist}/site.json`, 'utf8')) as { chunks: Record<string, string[]> };
const locales = readdirSync(`${root}content/locales`);
/** The worker's script, and those that it loads when a file needs them: address of the file by name. */
const scripts = Object.entries(site.chunks)
  .filter(([name]) => /^check-/.test(name) && !locales.includes(name.slice('check-'.length)))
  .map(([name, files]) => [name, files[0]!] as const);
const script = scripts.find(([name]) => name === 'check-worker')?.[1];
if (script === undefined) throw new Error('The site has no script of the file check’s worker.');

const samples: Record<string, number[]> = {};
const record = (name: string, value: number) => {
  samples[name] = [...(samples[name] ?? []), value];
};
/** Checks the exit status of a process and returns its measurements: a verified file of an unknown app has status 3. */
const expectStatus = ({ time, status, memory }: ProcessRun, expected: number) => {
  if (status !== expected) throw new Error(`A command exited with status ${status} instead of ${expected}.`);
  return { time, memory: memory ?? Number.NaN };
};

const installed = await installPackage();
const sideguide = commandOf(installed.home);
const { entries } = await readCatalogue();
const server = createGuideServer({ dist });
const origin = `http://localhost:${(await listen(server, 0)).port}`;
const browser = await launchBrowser();

/** Measures one check in a fresh worker, and the digest of the same file in the same worker. */
async function measureInChromium(size: Size): Promise<void> {
  const page = await openPage(browser, origin, fileOf(size), entries);
  const worker = await startWorker(page, script!);
  const checked = await timeCheck(page);
  if (!checked.verified) throw new Error('The worker did not verify the file.');
  record(`Chromium check ${size}`, checked.verdict);
  record(`Chromium facts ${size}`, checked.facts);
  const digestTiming = await rawDigest(worker);
  record(`Chromium SHA-256 ${size}`, digestTiming.digest);
  record(`Chromium read and SHA-256 ${size}`, digestTiming.read + digestTiming.digest);
  await page.context().close();
}

async function measureFactsInNode(size: Size): Promise<void> {
  const start = performance.now();
  await readFacts(fileOf(size));
  record(`Node facts ${size}`, performance.now() - start);
}

for (let round = 0; round < rounds; round++) {
  process.stderr.write(`\rround ${round + 1} of ${rounds} `);
  for (const size of ['100 MB', '200 MB'] as const) {
    await measureInChromium(size);
    if (reference !== null) record(`apksigner ${size}`, expectStatus(await apksigner(fileOf(size)), 0).time);
    record(`sideguide ${size}`, expectStatus(await sideguide.run('check', fileOf(size)), 3).time);
  }
  await measureFactsInNode('100 MB');
  record('sideguide --version', expectStatus(await sideguide.run('--version'), 0).time);
}

process.stderr.write('\rmemory for 1 GB ');
for (let round = 0; round < Math.min(3, rounds); round++) {
  const idle = expectStatus(await sideguide.memory('--version'), 0).memory;
  for (const [name, path] of [
    ['1 GB', fileOf('1 GB')],
    ['1 GB, v1', jar],
  ] as const) {
    record(`Node memory ${name}`, expectStatus(await sideguide.memory('check', path), 3).memory - idle);

    const page = await openPage(browser, origin, path, entries);
    await startWorker(page, script);
    const processes = await processesOf(browser);
    if (processes) {
      processes.reset();
      const [renderersBefore, totalBefore] = [processes.read('renderers').now, processes.read('all').now];
      record(`Chromium check ${name}`, (await timeCheck(page, name === '1 GB' ? 34 : 23)).verdict);
      record(`Chromium memory ${name}`, processes.read('renderers').peak - renderersBefore);
      record(`Chromium memory ${name}, all processes`, processes.read('all').peak - totalBefore);
    }
    await page.context().close();
  }
}
process.stderr.write('\r                 \r');
for (const [name, file] of scripts)
  record(`${name} gzip`, gzipSync(readFileSync(`${dist}${file}`), { level: 9 }).length);

const machine: Machine = {
  processor: cpus()[0]?.model ?? 'unknown processor',
  cores: cpus().length,
  node: process.versions.node,
  browser: browser.version(),
  load: loadavg()[0] ?? 0,
  apksigner: reference,
};
await browser.close();
server.closeAllConnections();
server.close();
installed.remove();
console.log(formatReport(samples, machine));
const json = resolve(root, options.json);
mkdirSync(dirname(json), { recursive: true });
writeFileSync(json, `${JSON.stringify({ machine, goals: goalsOf(samples), samples }, null, 1)}\n`);
console.log(`\nEvery sample: ${options.json}`);
