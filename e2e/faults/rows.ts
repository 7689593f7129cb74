import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ChunkUrls, Fault } from '../support/faults.ts';
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
export interface ChunkRow {
  /** `screen-skin.css` */
  readonly name: string;
  readonly chunk: ChunkUrls;
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
  /** What the addresses say that load it, where the plain ones do not. */
  readonly place: Place;
  /** What the reader does that loads it, on a screen that is there already. */
  readonly act: 'unfold' | undefined;
  /** The browser that loads it, where not every one does. */
  readonly userAgent: string | undefined;
}

/** One fault of one chunk, met by one reader. */
export interface FaultCase {
  readonly row: ChunkRow;
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

const [step, service] = ['screen-skin-downloadapps', 'screen-skin-service'] as const;
const withSkin = screenNames.filter((name) => paths[name]!.includes('SKIN'));
const withSteps = withSkin.filter((name) => name !== 'screen-skin');
const withApp = screenNames.filter((name) => rests[name]!.includes('app='));

/** What an address says instead of the plain one of its screen. */
type Place = 'check' | 'list' | 'gate' | 'helper' | 'print' | 'mistake' | undefined;

const places: Readonly<Record<NonNullable<Place>, (rest: string, screen: string, tag: string) => string>> = {
  check: (rest, screen) => rest.replace(/#.*/, screen === step ? '#check-file' : '#check'),
  /** A step of its own, before an app is chosen. */
  list: () => '?rom=global&labels=zh#choose-app',
  gate: (rest) => rest.replace(/#.*/, '#developer-check'),
  helper: (rest, _screen, tag) => rest.replace('#', `&helper=${tag === 'ur' ? 'en' : 'ur'}#`),
  print: (rest) => `${rest}#print`,
  mistake: (rest) => rest.replace(/(?=#|$)/, '&os=none'),
};

/** The address at which a screen loads everything it ever does, but for what has an address of its own. */
export function addressOf(screen: string, skin: string, place?: Place, tag = 'en'): string {
  const rest = rests[screen]!;
  return paths[screen]!.replace('SKIN', skin) + (place ? places[place](rest, screen, tag) : rest);
}

const chatApp =
  'Mozilla/5.0 (Linux; Android 13; 2201117TG; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36';

/** Where chunks of a kind are loaded, by their names. `extra`: when a screen is there already, which is whole without it. */
interface Kind extends Partial<Pick<ChunkRow, 'extra' | 'place' | 'act' | 'userAgent'>> {
  readonly names: RegExp;
  readonly screens: readonly string[];
}
const kinds: readonly Kind[] = [
  { names: /^(?:react|index|locale-\w+)$/, screens: screenNames },
  { names: /^messages?-|^labels-of-messages$|^words-(?:messages|service)-/, screens: ['screen-service'] },
  { names: /^(?:skin|labels)-/, screens: withSkin },
  { names: /^apps$/, screens: [step], place: 'list' },
  { names: /^cards$/, screens: withApp },
  { names: /^(?:check(?:-\w\w)?|known-signers)$/, screens: ['screen-service', step], place: 'check' },
  { names: /^gates(?:-\w\w)?$/, screens: ['screen-service', service], place: 'gate' },
  { names: /^words-gates-/, screens: ['screen-service', service] },
  { names: /^words-(?:flow|drawing)-/, screens: withSkin },
  { names: /^(?:versions|words-version-\w+)$/, screens: ['screen-skin'] },
  { names: /^words-notices-/, screens: screenNames, place: 'mistake' },
  { names: /^(?:helper|words-helper-\w+)$/, screens: [step, service], place: 'helper' },
  { names: /^(?:paper|words-print-\w+)$/, screens: ['screen-skin'], place: 'print' },
  { names: /^qr$/, screens: ['screen-index'], extra: true },
  { names: /^offline$/, screens: screenNames, extra: true },
  { names: /^(?:ways|words-share-\w+)$/, screens: withSteps, extra: true },
  { names: /^(?:sources|facts|words-sources-\w+)$|^facts-/, screens: [step, service], extra: true, act: 'unfold' },
  { names: /^in-app|^words-in-app-/, screens: screenNames, extra: true, userAgent: chatApp },
];

/**
 * No screen waits for these: what the check's worker loads once a file was picked (`e2e/release/check-file-worker.test.ts`),
 * and what is loaded only from the phone's own copies (`e2e/release/prerender.test.ts`).
 */
export const unawaited = /^(?:check-(?:worker|digests|stamp|v1|icon)|ahead)$/;

/** Every script and style of the built site, in the order in which a reader meets them. */
export function findRows(site: SiteName): ChunkRow[] {
  const chunks = chunksOf(site);
  const found = new Map<string, ChunkRow>();
  for (const [name, files] of Object.entries(chunks)) {
    for (const file of files) {
      const [plain, , ending] = basename(file).split('.') as [string, string, 'js' | 'css'];
      if (unawaited.test(plain)) continue;
      const entry = name === 'index';
      const kind = kinds.find(({ names }) => names.test(plain));
      found.set(file, {
        name: `${plain}.${ending}`,
        chunk: { name: plain, kind: ending },
        file,
        entry,
        extra: kind?.extra ?? false,
        screens: kind?.screens ?? screenNames.filter((screen) => chunks[screen]!.includes(file)),
        tag: /-([a-z]{2})$/.exec(plain)?.[1],
        skin: /^(?:skin|labels|facts)-(?!of-)([a-z]+)/.exec(plain)?.[1],
        place: kind?.place,
        act: kind?.act,
        userAgent: kind?.userAgent,
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
    'gates',
    'versions',
    'words',
    'helper',
    'print',
  ];
  // What comes late, and what is not named here, stands last.
  const rank = ({ name, extra }: ChunkRow) => (order.indexOf(name.split(/[-.]/)[0]!) + 1 || 98) + (extra ? 100 : 0);
  return [...found.values()].sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
}

/** One row of each kind: a chunk of every language, or of every skin, in one of them. */
export const sampleOf = (rows: readonly ChunkRow[]): ChunkRow[] => {
  const seen = new Map<string, ChunkRow[]>();
  for (const row of rows) {
    const kind = row.name.replace(`-${row.tag}.`, '-*.').replace(`-${row.skin}`, '-*');
    seen.set(kind, [...(seen.get(kind) ?? []), row]);
  }
  return [...seen.values()].map((alike, n) => alike[n % alike.length]!);
};

/** A reader for every cell: shared chunks meet another screen, language and skin with each fault. */
export const casesOf = (rows: readonly ChunkRow[], tags: readonly string[], skins: readonly string[]): FaultCase[] =>
  rows.flatMap((row, n) =>
    faults.map((fault, m) => ({
      row,
      fault,
      screen: row.screens[(n + m) % row.screens.length]!,
      tag: row.tag ?? tags[(n + m) % tags.length]!,
      skin: row.skin ?? skins[(n + m) % skins.length]!,
    })),
  );
