import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { type FileHandle, handleSource } from '../bytes/handle-source.ts';
import { examine } from '../examine.ts';
import { SourceError } from '../model/error.ts';
import type { Facts } from '../model/facts.ts';
import type { ApkResult } from '../model/result.ts';
import type { ByteSource } from '../model/source.ts';
import type { VerifyOptions } from '../options.ts';
import { ApkFile } from '../read/apk-file.ts';
import { factsOf } from '../read/facts.ts';
import { digestOf } from '../read/file-digest.ts';
import { type ApkSource, sourceOf } from '../source-of.ts';
import { nodeDigests } from './node-digests.ts';
import { type SignedEntry, signedEntry } from './signed-jar.ts';

export type { FileHandle } from '../bytes/handle-source.ts';
export * from '../common.ts';
export type { SignedEntry } from './signed-jar.ts';

/**
 * The path or `file:` URL of a file, a `FileHandle` (it stays open), a stream of Node or another iterable of bytes, or any
 * {@link ApkSource}.
 */
export type NodeApkSource = string | URL | FileHandle | AsyncIterable<Uint8Array> | ApkSource;

const isIterable = (given: object): given is AsyncIterable<Uint8Array> =>
  Symbol.asyncIterator in given && !(given instanceof ReadableStream);

const isHandle = (given: object): given is FileHandle => 'read' in given && 'stat' in given;

/** Calls a function with an open file's source. Throws a SourceError if the file was changed meanwhile. */
async function withHandle<Result>(file: FileHandle, work: (source: ByteSource) => Promise<Result>): Promise<Result> {
  const before = await file.stat();
  const result = await work(await handleSource(file));
  const after = await file.stat();
  if (after.size === before.size && after.mtimeMs === before.mtimeMs) return result;
  throw new SourceError('changed', 'The file was changed while it was read.');
}

/** Calls a function with the source, and closes what was opened for it. */
async function withSource<Result>(
  given: NodeApkSource,
  work: (source: ByteSource) => Promise<Result>,
): Promise<Result> {
  const isFile = given instanceof URL && given.protocol === 'file:';
  if (isFile || typeof given === 'string') {
    const handle = await open(isFile ? fileURLToPath(given) : given, 'r');
    try {
      return await withHandle(handle, work);
    } finally {
      await handle.close();
    }
  }
  if (typeof given === 'object' && given !== null && isHandle(given)) return withHandle(given, work);
  const isBytes = typeof given === 'object' && given !== null && isIterable(given);
  const source = isBytes ? (Readable.toWeb(Readable.from(given)) as ReadableStream<Uint8Array>) : given;
  return work(await sourceOf(source as ApkSource));
}

/**
 * Like `verifyApk` in browsers, but with Node's own digests and support for paths: reads and verifies an Android
 * package, and says whose it is, what is wrong with it, and what keeps a phone from installing it.
 *
 * @param source A path, a `FileHandle` (it stays open), bytes, a `file:` URL, a `Blob`, `httpSource`.
 * @param options Android versions (API levels), phone, known apps; see {@link VerifyOptions}.
 * @returns A result whatever the file contains; the content never causes a rejection.
 * @throws The system's own error (`code` such as `ENOENT`) or a SourceError if the bytes cannot be read, RangeError for
 *   invalid API levels, TypeError for an invalid source or invalid `known` entries, and the signal's reason if it was
 *   aborted.
 */
export async function verifyApk(source: NodeApkSource, options: VerifyOptions = {}): Promise<ApkResult> {
  return withSource(source, (bytes) => examine(bytes, options, nodeDigests));
}

/**
 * Reads what an APK says about itself; see `readFacts` of the main entry point.
 *
 * @throws ApkError for the file's content; for sources that cannot be read, like `verifyApk`.
 */
export async function readFacts(source: NodeApkSource): Promise<Facts> {
  return withSource(source, (bytes) => factsOf(new ApkFile(bytes)));
}

/**
 * Returns the SHA-256 of the whole file: 64 lower-case hex digits. Throws like `verifyApk` if the source cannot be
 * read.
 */
export async function fileDigest(source: NodeApkSource): Promise<string> {
  return withSource(source, (bytes) => digestOf(bytes, nodeDigests));
}

/**
 * Returns an entry of a signed JAR, such as the index of an F-Droid repository, and who signed it. The whole JAR is
 * verified.
 *
 * @param maximum Bytes that the entry may have at most.
 * @throws ApkError if the JAR is not signed, altered, damaged or without that entry; for sources that cannot be read, like
 *   `verifyApk`.
 */
export async function readSignedEntry(source: NodeApkSource, name: string, maximum: number): Promise<SignedEntry> {
  return withSource(source, (bytes) => signedEntry(bytes, name, maximum));
}
