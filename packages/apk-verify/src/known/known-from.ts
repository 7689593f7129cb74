import type { Entry } from '../model/phone.ts';

type Json = Readonly<Record<string, unknown>>;

const recordOf = (value: unknown): Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Json) : {};
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const isDigest = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);

/** Returns a text that is given by language, in English if there is one. */
function localized(value: unknown): string {
  const texts = recordOf(value);
  return textOf(texts['en-US'] ?? texts.en ?? Object.values(texts)[0]);
}

/** Returns a package's entry with these certificates, each once. */
const entryOf = (about: Omit<Entry, 'certificates'>, digests: Iterable<string>, channel: string): Entry => ({
  ...about,
  certificates: [...new Set(digests)].map((sha256) => ({ sha256, place: 'page', channel })),
});

/**
 * Returns entries for `known` from the index of an F-Droid repository, version 2 (`index-v2.json`): each app with the
 * certificates of its versions. Versions of several signers are left out. The index itself is not verified: download it
 * over a way that you trust, or verify its `entry.jar` with `readSignedEntry` of the Node entry point.
 *
 * @param index The parsed JSON.
 * @throws TypeError if it is not such an index.
 */
export function knownFromIndex(index: unknown): Entry[] {
  const { repo, packages } = recordOf(index);
  const { name, address } = recordOf(repo);
  if (typeof address !== 'string' || !packages)
    throw new TypeError('An F-Droid index, version 2, has “repo” with its address, and “packages”');
  const channel = localized(name) || address;
  return Object.entries(recordOf(packages)).flatMap(([id, app]) => {
    const { metadata, versions } = recordOf(app);
    const facts = recordOf(metadata);
    const digests = Object.values(recordOf(versions)).flatMap((version) => {
      const { sha256 } = recordOf(recordOf(recordOf(version).manifest).signer);
      return Array.isArray(sha256) && sha256.length === 1 && isDigest(sha256[0]) ? [sha256[0]] : [];
    });
    if (digests.length === 0) return [];
    const about = {
      package: id,
      name: localized(facts.name) || id,
      publisher: textOf(facts.authorName),
      page: address,
    };
    return [entryOf(about, digests, channel)];
  });
}

const packageName = /^[A-Za-z][A-Za-z0-9_]*(?:\.[A-Za-z][A-Za-z0-9_]*)+$/;
const digest = /^[0-9A-Fa-f]{2}(?::?[0-9A-Fa-f]{2}){31}$/;

/**
 * Returns entries for `known` from text as AppVerifier shares it: a package name, and after it the SHA-256 of its
 * certificate with or without colons, for as many apps as there are. Several digests after one name are alternatives;
 * all other words are ignored.
 *
 * @param channel Name of the place that the list is from.
 */
export function knownFromText(text: string, channel = 'list'): Entry[] {
  const found = new Map<string, string[]>();
  let last: string[] | undefined;
  for (const word of text.split(/\s+/)) {
    if (packageName.test(word)) {
      last = found.get(word) ?? [];
      found.set(word, last);
    } else if (digest.test(word)) last?.push(word.replace(/:/g, '').toLowerCase());
  }
  return [...found]
    .filter(([, digests]) => digests.length > 0)
    .map(([id, digests]) => entryOf({ package: id, name: id, publisher: '', page: '' }, digests, channel));
}
