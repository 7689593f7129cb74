import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readSignedEntry } from '@sideguide/apk-verify/node';
import { harmless, Stop, showSize } from '@sideguide/cli-kit';
import { linkProblem } from '@sideguide/guide-core/schema';
import type { Offer } from './candidate.ts';
import { appsOfIndex, parseIndex } from './fdroid-index.ts';

/** Largest index that is read: F-Droid's own, with over 4,000 apps, has about 50 MB. */
const maxIndex = 80e6;
/** Largest signed file that names the index and its digest. */
const maxEntry = 1e6;
const timeoutMs = 120_000;

/** Whether a source is an address. */
export const isAddress = (source: string): boolean => /^https?:\/\//i.test(source);

const tooLarge = (shown: string, maximum: number) =>
  new Stop(
    `${shown} has more than ${showSize(maximum)}; nothing of it was used.`,
    'Is that the index of a repository?',
    1,
  );

/** Fetches a file of at most `maximum` bytes. Throws `Stop` for everything else. */
async function fetchFile(address: string, maximum: number): Promise<Buffer> {
  const shown = harmless(address, 120);
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs) });
    if (!response.ok || !response.body)
      throw new Stop(
        `${shown} answers ${response.status}.`,
        'Is that the address of an F-Droid repository (…/repo)?',
        1,
      );
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of response.body) {
      size += part.length;
      if (size > maximum) throw tooLarge(shown, maximum);
      parts.push(part);
    }
    return Buffer.concat(parts);
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw new Stop(`${shown} does not answer.`, 'Is the address right, and this machine online?', 1);
  }
}

/** The signed file of a repository: names the index, and its digest. */
interface SignedIndex {
  readonly name: string;
  readonly sha256: string;
  /** SHA-256 of the repository's certificate. */
  readonly fingerprint: string;
}

/** Verifies `entry.jar` and returns what it says. Throws `Stop` if the signature is wrong, or another one's. */
async function verifiedEntry(jar: Uint8Array, shown: string, fingerprint: string | undefined): Promise<SignedIndex> {
  const refused = (sentence: string) =>
    new Stop(`${sentence} Nothing was imported.`, 'Ask whoever runs the repository, over a way that you trust.', 1);
  try {
    const { content, signers } = await readSignedEntry(jar, 'entry.json', maxEntry);
    const [signer] = signers;
    if (fingerprint !== undefined && signer !== fingerprint)
      throw refused(`${shown} is signed with another key (${signer}) than the address names (${fingerprint}).`);
    const { index } = JSON.parse(Buffer.from(content).toString('utf8')) as {
      index?: { name?: unknown; sha256?: unknown };
    };
    if (typeof index?.name !== 'string' || !/^\/[A-Za-z0-9_-][A-Za-z0-9._-]*\.json$/.test(index.name))
      throw refused(`${shown} does not name its index in a plain way.`);
    if (typeof index.sha256 !== 'string' || !/^[0-9a-f]{64}$/.test(index.sha256))
      throw refused(`${shown} does not say the SHA-256 of its index.`);
    return { name: index.name, sha256: index.sha256, fingerprint: signer! };
  } catch (error) {
    if (error instanceof Stop) throw error;
    throw refused(`The signature of ${shown} is not valid.`);
  }
}

function requireDigest(bytes: Uint8Array, { sha256 }: SignedIndex, shown: string): void {
  if (createHash('sha256').update(bytes).digest('hex') !== sha256)
    throw new Stop(
      `${shown} is another file than the one that the repository signed. Nothing was imported.`,
      'Try again later; the repository may be in the middle of an update.',
      1,
    );
}

/** Reads a repository by its address, which may name the fingerprint of its key: `…/repo?fingerprint=…`. */
export async function readRepository(source: string): Promise<Offer> {
  const [address = '', query = ''] = source.split('?');
  const repository = address.replace(/\/(?:entry\.jar|index-v2\.json)?$/, '');
  const isLocal = /^http:\/\/(?:localhost|127\.0\.0\.1):\d+\//.test(`${repository}/`);
  const problem = linkProblem(repository);
  if (problem && !isLocal)
    throw new Stop(`The repository cannot be read: ${problem}.`, 'Write it as in https://f-droid.org/repo');
  const given = /(?:^|&)fingerprint=([0-9a-f: ]+)/i.exec(query)?.[1]?.replace(/[: ]/g, '').toLowerCase();
  if (given !== undefined && !/^[0-9a-f]{64}$/.test(given))
    throw new Stop('The fingerprint in the address is no SHA-256.', 'It has 64 digits: …/repo?fingerprint=43238d51…');
  const shown = harmless(`${repository}/entry.jar`, 120);
  const signed = await verifiedEntry(await fetchFile(`${repository}/entry.jar`, maxEntry), shown, given);
  const bytes = await fetchFile(repository + signed.name, maxIndex);
  requireDigest(bytes, signed, harmless(repository + signed.name, 120));
  const { name, ...apps } = appsOfIndex(parseIndex(bytes.toString('utf8'), harmless(repository, 120)), {
    address: repository,
    isVerified: true,
  });
  const key =
    given === undefined
      ? `Its key is ${signed.fingerprint}: compare it with what the repository says of itself.`
      : 'Its key is the one that you named.';
  return { ...apps, about: `“${name}” is signed. ${key}`, again: `${repository}?fingerprint=${signed.fingerprint}` };
}

/** Reads an index from a file; `entry.jar` beside it proves whose it is. */
export async function readIndexFile(path: string): Promise<Offer> {
  const shown = `“${harmless(path, 120)}”`;
  const { size } = statSync(path);
  if (size > maxIndex) throw tooLarge(shown, maxIndex);
  const bytes = readFileSync(path);
  const jar = join(dirname(path), 'entry.jar');
  const signed =
    existsSync(jar) && statSync(jar).size <= maxEntry
      ? await verifiedEntry(readFileSync(jar), harmless(jar, 120), undefined)
      : undefined;
  if (signed) requireDigest(bytes, signed, shown);
  const { name, ...apps } = appsOfIndex(parseIndex(bytes.toString('utf8'), shown), {
    isVerified: signed !== undefined,
  });
  return {
    ...apps,
    about: signed
      ? `“${name}” is signed with the key ${signed.fingerprint}.`
      : `Nothing proves whose index this is: there is no entry.jar beside it. By its address the signature is checked.`,
  };
}
