import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { ChunkUrls, Fault } from '../support/faults.ts';
import { type SiteName, sites } from '../support/sites.ts';

/** The ten ways in which a chunk fails to load; `cached` is one that arrived broken once and was cached. */
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

/** What the server does for each fault; a refused connection never reaches it. */
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
  /** File name without digest: `screen-skin.css`. */
  readonly name: string;
  readonly chunk: ChunkUrls;
  /** Address of the file. */
  readonly file: string;
  /** Whether the file is part of the document's entry: without it there is no app that could show an error. */
  readonly entry: boolean;
  /** Whether the screen is complete without it. */
  readonly extra: boolean;
  /** Screens that load it, by the names of their chunks. */
  readonly screens: readonly string[];
  /** The reader's language if the file belongs to one; undefined if any language will do. */
  readonly tag: string | undefined;
  readonly skin: string | undefined;
  /** Which address loads it, if the screen's plain one does not. */
  readonly place: Place;
  /** The reader's action that loads it on a screen that is already shown. */
  readonly act: 'unfold' | 'ask' | undefined;
  /** User agent of the browser that loads it, if not every browser does. */
  readonly userAgent: string | undefined;
}

/** One fault of one chunk for one reader. */
export interface FaultCase {
  readonly row: ChunkRow;
  readonly fault: Column;
  /** Name of the screen's chunk. */
  readonly screen: string;
  readonly tag: string;
  readonly skin: string;
}

type Chunks = Readonly<Record<string, readonly string[]>>;

/** Returns the files of each chunk, from the build's `site.json`. */
export const chunksOf = (site: SiteName): Chunks =>
  (JSON.parse(readFileSync(`${sites[site].dist}/site.json`, 'utf8')) as { chunks: Chunks }).chunks;

/** Query and hash of each screen's address, which must survive every failure. */
const rests: Readonly<Record<string, string>> = {
  'screen-index': '?app=org.fdroid.fdroid&rom=cn',
  'screen-service': '?rom=cn&labels=zh#package-conflict',
  'screen-about': '?app=org.fdroid.fdroid&rom=cn',
  'screen-send': '?app=org.fdroid.fdroid&rom=global&labels=zh#miui',
  'screen-skin': '?rom=global&labels=zh',
  'screen-skin-downloadapps': '?app=org.fdroid.fdroid&rom=global&labels=zh#allow-source',
  'screen-skin-service': '?app=org.thoughtcrime.securesms&rom=cn&labels=zh#keep-in-recents',
  'screen-result-home': '?app=org.fdroid.fdroid&labels=zh',
};
const paths: Readonly<Record<string, string>> = {
  'screen-index': '/',
  'screen-service': '/service',
  'screen-about': '/about',
  'screen-send': '/send',
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

/** Variant of a screen's address. */
type Place = 'check' | 'list' | 'gate' | 'helper' | 'print' | 'mistake' | undefined;

const places: Readonly<Record<NonNullable<Place>, (rest: string, screen: string, tag: string) => string>> = {
  check: (rest, screen) => rest.replace(/#.*/, screen === step ? '#check-file' : '#check'),
  /** A step on its own, before an app is chosen. */
  list: () => '?rom=global&labels=zh#choose-app',
  gate: (rest) => rest.replace(/#.*/, '#developer-check'),
  helper: (rest, _screen, tag) => rest.replace('#', `&helper=${tag === 'ur' ? 'en' : 'ur'}#`),
  print: (rest) => `${rest}#print`,
  mistake: (rest) => rest.replace(/(?=#|$)/, '&os=none'),
};

/** Returns the address at which a screen loads everything except chunks with an address variant of their own. */
export function addressOf(screen: string, skin: string, place?: Place, tag = 'en'): string {
  const rest = rests[screen]!;
  return paths[screen]!.replace('SKIN', skin) + (place ? places[place](rest, screen, tag) : rest);
}

const chatApp =
  'Mozilla/5.0 (Linux; Android 13; 2201117TG; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/120.0.0.0 Mobile Safari/537.36';

/** Where chunks of a kind load, by name pattern. `extra`: after the screen is shown, which is complete without them. */
interface Kind extends Partial<Pick<ChunkRow, 'extra' | 'place' | 'act' | 'userAgent'>> {
  readonly names: RegExp;
  readonly screens: readonly string[];
}
const kinds: readonly Kind[] = [
  { names: /^(?:react|index|locale-\w+)$/, screens: screenNames },
  { names: /^hints$/, screens: ['screen-index', 'screen-skin'] },
  {
    names: /^message-screens$|^messages?-(?!screens)|^labels-of-messages$|^words-(?:messages|service)-/,
    screens: ['screen-service'],
  },
  { names: /^(?:skin|labels)-/, screens: withSkin },
  { names: /^app(?:s|-list)$/, screens: [step], place: 'list' },
  { names: /^cards$/, screens: withApp },
  { names: /^(?:check(?:-\w\w)?|known-signers)$/, screens: ['screen-service', step], place: 'check' },
  { names: /^gates(?:-\w\w)?$/, screens: ['screen-service', service], place: 'gate' },
  { names: /^words-gates-/, screens: ['screen-service', service] },
  { names: /^words-(?:flow|drawing)-/, screens: withSkin },
  { names: /^(?:versions|words-version-\w+)$/, screens: ['screen-skin'] },
  { names: /^words-send-/, screens: ['screen-send'] },
  { names: /^words-about-/, screens: ['screen-about'] },
  { names: /^words-notices-/, screens: screenNames, place: 'mistake', extra: true },
  { names: /^(?:helper|words-helper-\w+)$/, screens: [step, service], place: 'helper' },
  { names: /^(?:print|words-print-\w+)$/, screens: ['screen-skin'], place: 'print' },
  { names: /^qr$/, screens: ['screen-index'], extra: true },
  { names: /^draw-ahead$/, screens: ['screen-index'], extra: true },
  { names: /^(?:ask|answers-\w+|words-ask-\w+)$/, screens: ['screen-index'], extra: true, act: 'ask' },
  { names: /^offline$/, screens: screenNames, extra: true },
  { names: /^(?:share|words-share-\w+)$/, screens: withSteps, extra: true },
  { names: /^(?:sources|facts|words-sources-\w+)$|^facts-/, screens: [step, service], extra: true, act: 'unfold' },
  { names: /^in-app|^words-in-app-/, screens: screenNames, extra: true, userAgent: chatApp },
];

/**
 * Chunks that no screen waits for: what the check's worker loads once a file was picked
 * (`e2e/release/check-file-worker.test.ts`), a step as a picture (`e2e/release/small-window.test.ts`), what only an
 * unfinished language loads (`e2e/build/draft-language.test.ts`), what Home shows to a reader who comes back
 * (`e2e/journeys/memory.test.ts`), and what a step adds on a wide screen (`e2e/release/wide.test.ts`).
 */
export const unawaited =
  /^(?:check-(?:worker|bundle|digests|ecdsa|names|rules|stamp|unpack|v1)|picture|stand-ins|continue|stopped|wide|words-stopped-\w+)$/;

/** Returns every script and style of the built site; those that load after the screen is shown come last. */
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
  return [...found.values()].sort((a, b) => Number(a.extra) - Number(b.extra) || (a.name < b.name ? -1 : 1));
}

/** Returns one row of each kind: of chunks that exist per language or per skin, only one. */
export const sampleOf = (rows: readonly ChunkRow[]): ChunkRow[] => {
  const seen = new Map<string, ChunkRow[]>();
  for (const row of rows) {
    const kind = row.name.replace(`-${row.tag}.`, '-*.').replace(`-${row.skin}`, '-*');
    seen.set(kind, [...(seen.get(kind) ?? []), row]);
  }
  return [...seen.values()].map((alike, n) => alike[n % alike.length]!);
};

/** Assigns a reader to every cell: shared chunks get another screen, language and skin with each fault. */
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
