import type { VersionTable } from '../model/guide.ts';
import type { Meaning, VersionRule } from '../schema/skin.ts';

/** What a text from a phone reveals; absent fields are unknown. */
export interface VersionReading {
  /** Skin whose rules matched the text; absent if it names only Android, or nothing. */
  readonly skin?: string;
  readonly os?: string;
  readonly rom?: string;
  /** Number of the Android version, e.g. `14`. */
  readonly android?: string;
  /** Versions of the skin that come with that Android, if no version was found. */
  readonly likely: readonly string[];
}

/** Maximum length of a text that is read, in characters: a whole page of *About phone* is shorter. */
const limit = 2_000;

/** Zero digits of the scripts whose digits phones show; mathematical digits are already replaced by NFKC. */
const zeros = [
  0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66, 0xe50, 0xed0, 0x1040, 0x17e0,
];

const plainDigit = (letter: string): string => {
  const code = letter.codePointAt(0)!;
  const zero = zeros.find((zeroCode) => code >= zeroCode && code < zeroCode + 10);
  return zero === undefined ? letter : String(code - zero);
};

/**
 * Normalizes a text for the rules: capitals, digits 0 to 9, plain dots without surrounding spaces, one space between
 * words, and none of the direction marks that phones and messengers insert.
 */
export const normalizeText = (text: string): string =>
  Array.from(
    text
      .slice(0, limit)
      .normalize('NFKC')
      .slice(0, 2 * limit),
    plainDigit,
  )
    .join('')
    .replace(/[\u061c\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\u00ad]/g, '')
    .replace(/[\u066b\u06d4\u3002\u00b7\u2024]/g, '.')
    .replace(/\s+/g, ' ')
    .replace(/ ?\. ?/g, '.')
    .replace(/ ?([()]) ?/g, '$1')
    .trim()
    .toUpperCase();

const readValue = (match: RegExpExecArray, meaning: (Pick<Meaning, 'group'> & Partial<Meaning>) | undefined) => {
  const text = meaning && match[meaning.group];
  if (!text) return undefined;
  const { means } = meaning;
  if (!means) return text;
  return Object.entries(means).find(([key]) => key === text)?.[1] ?? means['*'];
};

/** Returns what one skin's rules read from the text; for each property the first rule that yields a value wins. */
function readTable(reads: readonly VersionRule[], text: string, isOwnSkin: boolean) {
  const reading: { os?: string; rom?: string; android?: string; known?: true } = {};
  for (const rule of reads) {
    if (rule.own && !isOwnSkin) continue;
    const match = new RegExp(rule.match).exec(text);
    if (!match) continue;
    reading.known = true;
    for (const name of ['os', 'rom', 'android'] as const) {
      const value = readValue(match, rule[name]);
      if (value !== undefined) reading[name] ??= value;
    }
  }
  return reading;
}

/** Returns the versions of a skin that come with this Android, those that usually have it first. */
function versionsWith({ versions }: VersionTable, android: string): string[] {
  const rank = ({ android: androids = [] }: VersionTable['versions'][number]) => androids.indexOf(Number(android));
  return versions
    .filter((version) => rank(version) >= 0 && !version.maker)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ id }) => id);
}

/**
 * Reads version, ROM region and Android version from a text that a phone shows: a build number, a name with a number,
 * or a page of them. The reader's chosen skin has priority; if the text belongs to another skin, the result names that
 * one.
 *
 * @param ownSkin Id of the skin whose question is asked.
 */
export function readVersion(
  tables: Readonly<Record<string, VersionTable>>,
  ownSkin: string,
  text: string,
): VersionReading {
  const normalized = normalizeText(text);
  const statedAndroid = /\bANDROID(?: VERSION| OS)?[ :]*V?(\d{1,2})(?!\d)/.exec(normalized)?.[1];
  const readings = Object.keys(tables)
    .map((skin) => ({ skin, ...readTable(tables[skin]!.reads, normalized, skin === ownSkin) }))
    .filter(({ known }) => known);
  // If several skins recognise the text: one that can name the version, the reader's own skin first.
  const best =
    readings.find(({ skin, os }) => skin === ownSkin && os) ??
    readings.find(({ os }) => os) ??
    readings.find(({ skin }) => skin === ownSkin) ??
    readings[0];
  const android = statedAndroid ?? best?.android;
  const table = tables[best?.skin ?? ownSkin];
  const likely = android && table && !best?.os ? versionsWith(table, android) : [];
  const os = best?.os ?? (table?.androidTells && likely.length === 1 ? likely[0] : undefined);
  return {
    ...(best ? { skin: best.skin } : {}),
    ...(os ? { os } : {}),
    ...(best?.rom ? { rom: best.rom } : {}),
    ...(android && Number(android) > 0 ? { android: String(Number(android)) } : {}),
    likely: os ? [] : likely,
  };
}
