import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '@sideguide/cli-kit';
import { buildGuide } from '@sideguide/guide/build';
import { createGuideServer, listen } from '@sideguide/site-kit/serve';
import { launchBrowser } from '../tools/browser/launch.ts';
import { writeFloor } from './page/floor.ts';
import { measure, type Sample, type Target } from './page/measure.ts';
import { buildPeer } from './page/peer.ts';
import { profile } from './page/profile.ts';
import { report } from './page/report.ts';
import { type SlowNetwork, slowNetwork } from './page/slow-network.ts';
import { staticSite } from './page/static-site.ts';
import { readTexts, type ScreenName, screens } from './page/texts.ts';

// `npm run bench`: the guide on a slow phone, beside the floor (a page without scripts) and a peer with scripts.

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
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
const others: Record<string, SlowNetwork> = {};
for (const folder of options.against?.split(',') ?? [])
  others[basename(folder)] = await slowNetwork(await serve(createGuideServer({ dist: join(root, folder) })));
const networks: Readonly<Record<string, SlowNetwork>> = {
  guide: await slowNetwork(guidePort),
  floor: await slowNetwork(await serve(staticSite(floorFolder))),
  ...others,
  ...(options['no-peer'] ? {} : { peer: await slowNetwork(await serve(staticSite(buildPeer(texts)))) }),
};

const isGuide = (name: string) => name === 'guide' || name in others;

/** The link that leads on. */
const tapOf = (name: string) =>
  isGuide(name) ? 'main ~ nav a:not([aria-label])' : name === 'floor' ? 'a.next' : '.vp-doc p:last-child a';

/** What is opened, and what a tap leads to, per page and screen. */
function targets(language: string): Target[] {
  const pages: readonly ScreenName[] = ['home', 'step'];
  return pages.flatMap((screen) => {
    const { wanted } = texts[language]![screen];
    const next = texts[language]![screen === 'step' ? 'next' : 'step'].wanted;
    const common = { language, wanted };
    return Object.entries(networks).map(([name, network]) => ({
      ...common,
      name: `${name} ${screen}`,
      network,
      path: isGuide(name) ? screens[screen] : `/${language}/${screen}`,
      // Home leads to the choice of a phone, and not to the same text: only steps are compared.
      ...(screen === 'step'
        ? {
            tap: {
              selector: tapOf(name),
              wanted: next,
            },
          }
        : {}),
    }));
  });
}

const samples: { readonly name: string; readonly language: string; readonly round: number; readonly sample: Sample }[] =
  [];
for (let round = 0; round < rounds; round += 1) {
  for (const language of languages) {
    const list = targets(language);
    // Another one begins in every round.
    for (const target of [...list.slice(round % list.length), ...list.slice(0, round % list.length)]) {
      samples.push({ name: target.name, language, round, sample: await measure(browser, target) });
      process.stderr.write(`\r${samples.length} of ${rounds * languages.length * list.length} visits `);
    }
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
mkdirSync(join(root, '.cache/bench'), { recursive: true });
writeFileSync(join(root, options.json), `${JSON.stringify(json, null, 1)}\n`);
console.log(`\nEvery sample: ${options.json}`);
