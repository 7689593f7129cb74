import { mkdirSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@sideguide/cli-kit';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import { copyProject } from '../e2e/support/copy-project.ts';
import { launchBrowser } from '../tools/browser/launch.ts';
import { makeGrownCopy } from './growth/grown-copy.ts';
import { measureList } from './growth/list.ts';
import { firstLoad, timedBuild } from './growth/sizes.ts';
import { firstWordsTime } from './page/measure.ts';
import { profile } from './page/profile.ts';
import { slowNetwork } from './page/slow-network.ts';
import { median, ratio } from './page/stats.ts';
import { readTexts } from './page/texts.ts';

// `npm run bench:growth`: measures what more languages, skins and apps cost readers and builds.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    languages: { type: 'string', default: '24' },
    skins: { type: 'string', default: '6' },
    apps: { type: 'string', default: '1000' },
    json: { type: 'string', default: '.cache/bench/growth.json' },
  },
});
const rounds = Number(options.rounds);
const size = { languages: Number(options.languages), skins: Number(options.skins), apps: Number(options.apps) };

const copies = { today: copyProject(), grown: await makeGrownCopy(size) };
const names = ['today', 'grown'] as const;
type Name = (typeof names)[number];
const servers: Server[] = [];
try {
  const builds = {} as Record<Name, Awaited<ReturnType<typeof timedBuild>>>;
  for (const name of names) {
    process.stderr.write(`building ${name}\n`);
    builds[name] = await timedBuild(copies[name]);
  }
  const serve = async (dist: string) => {
    const server = createGuideServer({ dist });
    servers.push(server);
    return (await listen(server, 0)).port;
  };
  const dist = (name: Name) => join(copies[name].root, 'dist');
  const ports = { today: await serve(dist('today')), grown: await serve(dist('grown')) };
  const networks = { today: await slowNetwork(ports.today), grown: await slowNetwork(ports.grown) };
  const browser = await launchBrowser();
  const texts = await readTexts(browser, `http://localhost:${ports.today}`, profile.languages);
  const times: Record<Name, number[]> = { today: [], grown: [] };
  for (let round = 0; round < rounds; round += 1) {
    for (const language of profile.languages) {
      for (const name of round % 2 ? [...names].reverse() : names) {
        const { words } = texts[language]!.home;
        times[name].push(await firstWordsTime(browser, { language, network: networks[name], path: '/', words }));
        process.stderr.write(
          `\r${times.today.length + times.grown.length} of ${rounds * profile.languages.length * 2} visits `,
        );
      }
    }
  }
  process.stderr.write('\n');
  const list = await measureList(browser, `http://localhost:${ports.grown}`);
  const version = browser.version();
  await browser.close();
  for (const name of names) networks[name].close();

  const bytes = {
    today: firstLoad(dist('today'), profile.languages),
    grown: firstLoad(dist('grown'), profile.languages),
  };
  const slowdown = ratio(times.grown, times.today);
  const extraBytes = bytes.grown - bytes.today;
  const goals = [
    ['first load grows by', `${(extraBytes / 1000).toFixed(1)} kB`, '≤ 3 kB', extraBytes <= 3000],
    ['text comes later by', `${((slowdown - 1) * 100).toFixed(0)} %`, '≤ 5 %', slowdown <= 1.05],
    ['search, slowest key', `${list.key.toFixed(0)} ms`, '≤ 50 ms', list.key <= 50],
    ['list, longest task', `${list.longestTask.toFixed(0)} ms`, '≤ 200 ms', list.longestTask <= 200],
    ['list fetched before it is opened', list.loadedEarly.join(' ') || 'no', 'no', list.loadedEarly.length === 0],
    ['build of today', `${builds.today.seconds.toFixed(0)} s`, '< 30 s', builds.today.seconds < 30],
    ['build of the grown copy', `${builds.grown.seconds.toFixed(0)} s`, '< 90 s', builds.grown.seconds < 90],
  ] as const;
  const cells = [
    ['', 'languages', 'skins', 'apps', 'first load', 'text', 'build', 'memory'],
    ...names.map((name) => [
      name,
      String(builds[name].languages),
      String(builds[name].skins),
      String(builds[name].apps),
      `${(bytes[name] / 1000).toFixed(1)} kB`,
      `${median(times[name]).toFixed(0)} ms`,
      `${builds[name].seconds.toFixed(1)} s`,
      `${(builds[name].memory / 1e6).toFixed(0)} MB`,
    ]),
  ];
  const widths = cells[0]!.map((_cell, index) => Math.max(...cells.map((line) => line[index]!.length)));
  console.log(
    `Chromium ${version}, Node ${process.versions.node}, CPU ÷${profile.cpu}; times of one run, ${rounds} rounds.\n`,
  );
  for (const line of cells) console.log(line.map((cell, index) => cell.padStart(widths[index]!)).join('  '));
  console.log();
  for (const [what, measured, goal, isMet] of goals)
    console.log(`${isMet ? 'met   ' : 'missed'}  ${what.padEnd(34)} ${goal.padStart(10)}   ${measured}`);
  mkdirSync(join(root, '.cache/bench'), { recursive: true });
  writeFileSync(join(root, options.json), `${JSON.stringify({ size, builds, bytes, times, list, goals }, null, 1)}\n`);
  console.log(`\nEvery sample: ${options.json}`);
} finally {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  for (const name of names) copies[name].remove();
}
