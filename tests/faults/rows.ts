import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { Chunk, Fault } from '../support/faults.ts';
import { type SiteName, sites } from '../support/sites.ts';

/** The ten ways in which a chunk fails to arrive; `cached` is one that arrived broken once, and was kept. */
export const faults = [
  'refused',
  'reset',
  '404',
  '500',
  'html',
  'truncated',
  'type',
  'never',
  'slow',
  'cached',
] as const;
export type Column = (typeof faults)[number];

/** What the server does; a refused connection never reaches it. */
export const serverFault: Readonly<Record<Exclude<Column, 'refused'>, Fault>> = {
  reset: 'cut',
  404: '404',
  500: '500',
  html: 'html',
  truncated: 'truncated',
  type: 'type',
  never: 'hang',
  slow: 'slow',
  cached: 'corrupt',
};

/** A file of the built site that some screen loads. */
export interface Row {
  /** `screen-skin.css` */
  readonly name: string;
  readonly chunk: Chunk;
  /** Address of the file. */
  readonly file: string;
  /** The document brings it along: without it there is no app that could say so. */
  readonly entry: boolean;
  /** The screen is whole without it. */
  readonly extra: boolean;
  /** Screens that load it, by the names of their chunks. */
  readonly screens: readonly string[];
  /** Language of the reader, where the file is a language's; any other where it is not. */
  readonly tag: string | undefined;
  readonly skin: string | undefined;
  /** It belongs to the file check, or to the list of apps, which have addresses of their own. */
  readonly place: 'check' | 'list' | undefined;
}

/** One fault of one chunk, met by one reader. */
export interface Case {
  readonly row: Row;
  readonly fault: Column;
  /** Name of the screen's chunk. */
  readonly screen: string;
  readonly tag: string;
  readonly skin: string;
}

type Chunks = Readonly<Record<string, readonly string[]>>;

/** The files that come with each chunk, as the build says. */
export const chunksOf = (site: SiteName): Chunks =>
  (JSON.parse(readFileSync(`${sites[site].dist}/site.json`, 'utf8')) as { chunks: Chunks }).chunks;

/** What each screen's address says beside the path: it has to be there after every failure. */
const rests: Readonly<Record<string, string>> = {
  'screen-index': '?app=org.fdroid.fdroid&rom=cn',
  'screen-service': '?rom=cn&labels=zh#package-conflict',
  'screen-skin': '?rom=global&labels=zh',
  'screen-skin-downloadapps': '?app=org.fdroid.fdroid&rom=global&labels=zh#allow-source',
  'screen-skin-service': '?app=org.thoughtcrime.securesms&rom=cn&labels=zh#keep-in-recents',
  'screen-result-home': '?app=org.fdroid.fdroid&labels=zh',
};
const paths: Readonly<Record<string, string>> = {
  'screen-index': '/',
  'screen-service': '/service',
  'screen-skin': '/SKIN',
  'screen-skin-downloadapps': '/SKIN/downloadapps',
  'screen-skin-service': '/SKIN/service',
  'screen-result-home': '/result/SKIN',
};
export const screenNames = Object.keys(paths);

/** The steps that show the file check. */
const checks: Readonly<Record<string, string>> = {
  'screen-service': 'check',
  'screen-skin-downloadapps': 'check-file',
};

/** The list of apps has a step of its own, before one is chosen. */
const listScreen = 'screen-skin-downloadapps';
const listRest = '?rom=global&labels=zh#choose-app';

/** The address at which a screen loads everything it ever does, but for what has an address of its own. */
export function addressOf(screen: string, skin: string, place?: Row['place']): string {
  const rest = rests[screen]!;
  const rested = place === 'check' ? rest.replace(/#.*/, `#${checks[screen]}`) : place === 'list' ? listRest : rest;
  return paths[screen]!.replace('SKIN', skin) + rested;
}

const withSkin = screenNames.filter((name) => paths[name]!.includes('SKIN'));
const withApp = screenNames.filter((name) => rests[name]!.includes('app='));

function screensOf(name: string, file: string, chunks: Chunks): readonly string[] {
  if (/^messages?-|^labels-of-messages$/.test(name)) return ['screen-service'];
  if (/^(skin|labels)-/.test(name)) return withSkin;
  if (name === 'apps') return [listScreen];
  if (name.startsWith('cards-')) return withApp;
  if (ofCheck.test(name)) return Object.keys(checks);
  if (name === 'qr') return ['screen-index'];
  if (/^(index|offline|locale-.*)$/.test(name)) return screenNames;
  return screenNames.filter((screen) => chunks[screen]!.includes(file));
}

/** What the file check shows itself with. */
const ofCheck = /^(?:check(?:-\w\w)?|known-signers)$/;

/** What its worker loads once a file was picked: no screen waits for it (`tests/journeys/check-file-worker.test.ts`). */
export const inCheck = /^check-(?:worker|digests|stamp|v1|icon)$/;

/** Loaded when a screen is there already, which is whole without them. */
const extras = ['qr', 'offline'];

/** Every script and style of the built site, in the order in which a reader meets them. */
export function findRows(site: SiteName): Row[] {
  const chunks = chunksOf(site);
  const found = new Map<string, Row>();
  for (const [name, files] of Object.entries(chunks)) {
    for (const file of files) {
      const [plain, , kind] = basename(file).split('.') as [string, string, 'js' | 'css'];
      if (inCheck.test(plain)) continue;
      const entry = name === 'index';
      found.set(file, {
        name: `${plain}.${kind}`,
        chunk: { name: plain, kind },
        file,
        entry,
        extra: extras.includes(plain),
        screens: screensOf(entry ? 'index' : plain, file, chunks),
        tag: /^(?:locale|messages(?:-\w+)?|check|skin-\w+)-(\w+)$/.exec(plain)?.[1],
        skin: /^(?:skin|labels)-(?!of-)([a-z]+)/.exec(plain)?.[1],
        place: ofCheck.test(plain) ? 'check' : plain === 'apps' ? 'list' : undefined,
      });
    }
  }
  const order = [
    'react',
    'index',
    'screen',
    'guide',
    'apps',
    'cards',
    'labels',
    'locale',
    'messages',
    'skin',
    'known',
    'check',
    ...extras,
  ];
  const rank = ({ name }: Row) => order.indexOf(name.split(/[-.]/)[0]!);
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

/** A reader for every cell: shared chunks meet another screen, language and skin with each fault. */
export const casesOf = (rows: readonly Row[], tags: readonly string[], skins: readonly string[]): Case[] =>
  rows.flatMap((row, n) =>
    faults.map((fault, m) => ({
      row,
      fault,
      screen: row.screens[(n + m) % row.screens.length]!,
      tag: row.tag ?? tags[(n + m) % tags.length]!,
      skin: row.skin ?? skins[(n + m) % skins.length]!,
    })),
  );
