import type { Facts } from '../model/facts.ts';
import type { Entry } from '../model/phone.ts';
import type { SignerCertificate } from '../model/report.ts';
import { confusables } from './confusables.ts';

/** Small letters that the standard's list maps to themselves, but that look like Latin ones in a name. */
const more: Readonly<Record<string, string>> = {
  в: 'b',
  к: 'k',
  м: 'm',
  т: 't',
  β: 'b',
  ε: 'e',
  κ: 'k',
  τ: 't',
  '|': 'l',
  ɾ: 'r',
};

const plainOf: ReadonlyMap<string, string> = new Map([
  ...Object.entries(confusables).flatMap(([plain, letters]) => [...letters].map((letter) => [letter, plain] as const)),
  ...Object.entries(more),
]);

/** Maximum label length to check, in characters. */
const limit = 100;

/** Words added to fake names, but also to genuine ones: they do not distinguish apps. */
const trimmings = new Set([
  ...['for', 'android', 'the', 'app', 'official', 'original', 'new', 'latest', 'update', 'updated', 'pro', 'plus'],
  ...['premium', 'gold', 'lite', 'x', 'mod', 'apk', 'free', 'vip', 'web', 'beta', 'mobile', 'inc', 'llc', 'ltd'],
]);

/**
 * From this length on, a known name followed by other words counts as that name. Shorter names are also ordinary words.
 */
const telling = 8;

function fold(letter: string): string {
  const small = plainOf.get(letter) ?? letter.toLowerCase();
  return (plainOf.get(small) ?? small).replace(/[^\p{L}\p{N}]/gu, '');
}

/**
 * Returns a word as it looks: without case, and with letters that look like others, or do so in some typeface,
 * replaced.
 */
const skeleton = (word: string): string =>
  [...word]
    .map(fold)
    .join('')
    .replace(/[i1]/g, 'l')
    .replace(/0/g, 'o')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/cl/g, 'd');

/** A name as it looks, with and without trimmings. */
interface Look {
  readonly all: string;
  readonly own: string;
}

function lookOf(name: string): Look {
  const words = name
    .slice(0, limit)
    .replace(/[\u2120\u2122\u00a9\u00ae]/g, ' ')
    .replace(/\([^()]*\)/g, ' ')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}]/gu, '')
    .split(/[^\p{L}\p{N}\p{S}]+/u);
  const own = words.filter((word) => !trimmings.has(word.toLowerCase()));
  return { all: words.map(skeleton).join(''), own: own.map(skeleton).join('') };
}

/** Whether a file's name could be mistaken for the known one. */
function poses(file: Look, known: Look): boolean {
  if (file.all === '' || known.own === '') return false;
  return (
    file.all === known.all || file.own === known.own || (known.own.length >= telling && file.own.startsWith(known.own))
  );
}

/** Returns the known apps that the file resembles but is not: by their name, or their signer. */
export function resemblance(
  facts: Facts,
  signers: readonly SignerCertificate[],
  entries: readonly Entry[],
): { readonly resembles: readonly string[]; readonly sameSigner: readonly string[] } {
  const { label, labels, otherNames = [] } = facts;
  const looks = [...new Set([label, ...Object.values(labels), ...otherNames])].map(lookOf);
  const others = entries.filter((entry) => entry.package !== facts.package);
  const signs = ({ certificates }: Entry) =>
    signers.length > 0 && signers.every(({ sha256 }) => certificates.some((one) => one.sha256 === sha256));
  const posesAs = ({ name }: Entry) => {
    const known = lookOf(name);
    return looks.some((look) => poses(look, known));
  };
  return {
    resembles: others.filter((entry) => !signs(entry) && posesAs(entry)).map((entry) => entry.package),
    sameSigner: others.filter(signs).map((entry) => entry.package),
  };
}
