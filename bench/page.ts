import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@sideguide/cli-kit';
import { buildGuide } from '@sideguide/guide/build';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import { launchBrowser } from '../tools/browser/launch.ts';
import { writeFloor } from './page/floor.ts';
import { measureTarget, type Target } from './page/measure.ts';
import { profile } from './page/profile.ts';
import { report, type TakenSample } from './page/report.ts';
import { type SlowNetwork, slowNetwork } from './page/slow-network.ts';
import { buildStarlight } from './page/starlight.ts';
import { staticSite } from './page/static-site.ts';
import { readTexts, type ScreenName, screenAddresses } from './page/texts.ts';

// `npm run bench`: measures the guide on a slow phone, against the floor (the same words as pages without scripts) and
// Starlight.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** Pages to measure, of those below. */
    only: { type: 'string', default: 'home,landing,step,message,search' },
    languages: { type: 'string', default: profile.languages.join(',') },
    json: { type: 'string', default: '.cache/bench/page.json' },
    'no-peer': { type: 'boolean', default: false },
    'no-build': { type: 'boolean', default: false },
    /** Folders of other builds of the guide, measured in the same run. */
    against: { type: 'string' },
  },
});
const rounds = Number(options.rounds);
const languages = options.languages.split(',');
const dist = '.cache/bench/site';

/** The screen to open, and the screen that its link leads to. */
interface BenchPage {
  readonly screen: ScreenName;
  readonly to?: ScreenName;
  /** Selector of the link in the guide; the other sites have only one such link. */
  readonly link?: string;
  readonly typed?: string;
}
const bar = 'main ~ nav a:not([aria-label])';
const pages: Readonly<Record<string, BenchPage>> = {
  home: { screen: 'home', to: 'landing', link: 'main a[href*="/miui"]' },
  landing: { screen: 'landing', to: 'first', link: bar },
  step: { screen: 'step', to: 'next', link: bar },
  message: { screen: 'message' },
  search: { screen: 'home', to: 'message', link: '[data-answer="parse-problem"] a', typed: 'parse error' },
};
const pageNames = options.only.split(',');
const unknown = pageNames.filter((name) => !(name in pages));
if (unknown.length)
  throw new Error(`--only: ${unknown.join(', ')} is none of the pages ${Object.keys(pages).join(', ')}.`);

if (!options['no-build']) await buildGuide({ dist });
const servers: Server[] = [];
const serve = async (server: Server) => {
  servers.push(server);
  return (await listen(server, 0)).port;
};
const guidePort = await serve(createGuideServer({ dist: join(root, dist) }));
const browser = await launchBrowser();
const texts = await readTexts(browser, `http://localhost:${guidePort}`, languages);
const floorFolder = join(root, '.cache/bench/floor');
rmSync(floorFolder, { recursive: true, force: true });
writeFloor(floorFolder, texts);
/** Other builds, by the names of their folders. */
const otherBuilds: Record<string, SlowNetwork> = {};
for (const folder of options.against?.split(',') ?? [])
  otherBuilds[basename(folder)] = await slowNetwork(await serve(createGuideServer({ dist: join(root, folder) })));
const networks: Readonly<Record<string, SlowNetwork>> = {
  guide: await slowNetwork(guidePort),
  floor: await slowNetwork(await serve(staticSite(floorFolder))),
  ...otherBuilds,
  ...(options['no-peer'] ? {} : { starlight: await slowNetwork(await serve(staticSite(buildStarlight(texts)))) }),
};

function targetOf(site: string, page: string, language: string): Target {
  const { screen, to, link, typed } = pages[page]!;
  const isGuide = site === 'guide' || site in otherBuilds;
  const screens = texts[language]!;
  const next = to && { words: screens[to].words };
  const shared = { name: `${site} ${page}`, language, network: networks[site]!, words: screens[screen].words };
  if (isGuide)
    return {
      ...shared,
      path: screenAddresses[screen],
      parts: screens[screen].parts,
      ...(next ? { tap: { ...next, selector: link! } } : {}),
      ...(typed ? { typed } : {}),
    };
  // A page without scripts has no search field, only a link.
  const path = site === 'starlight' ? `/${language}/${screen}/` : `/${language}/${screen}`;
  const toLanding = next && { words: screens[screen === 'home' ? 'landing' : to].words };
  return { ...shared, path, ...(toLanding ? { tap: { ...toLanding, selector: 'a.next' } } : {}) };
}

const samples: TakenSample[] = [];
for (let round = 0; round < rounds; round += 1) {
  const language = languages[round % languages.length]!;
  const targets = pageNames.flatMap((page) =>
    Object.keys(networks)
      .filter((site) => page !== 'search' || site === 'guide' || site === 'floor' || site in otherBuilds)
      .map((site) => targetOf(site, page, language)),
  );
  // Each round starts with another target.
  for (const target of [...targets.slice(round % targets.length), ...targets.slice(0, round % targets.length)]) {
    samples.push({ name: target.name, round, sample: await measureTarget(browser, target) });
    process.stderr.write(`\r${samples.length} of ${rounds * targets.length} `);
  }
}
process.stderr.write('\n');
const version = browser.version();
await browser.close();
for (const network of Object.values(networks)) network.close();
for (const server of servers) {
  server.closeAllConnections();
  server.close();
}
const { table, json } = report(samples, version, join(root, dist));
console.log(table);
mkdirSync(dirname(join(root, options.json)), { recursive: true });
writeFileSync(join(root, options.json), `${JSON.stringify(json, null, 1)}\n`);
console.log(`\nEvery sample: ${options.json}`);
