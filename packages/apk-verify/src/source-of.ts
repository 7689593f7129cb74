import { memorySource } from './bytes/sources.ts';
import type { ByteSource } from './model/source.ts';
import { blobSource } from './web/blob-source.ts';

/**
 * Where a file's bytes come from: a `Blob` or `File`, bytes in memory, a server (`await httpSource(url)`), or a source of
 * one's own. The door for Node also takes paths and file handles.
 */
export type ApkSource = Blob | Uint8Array | ArrayBuffer | ByteSource;

const has = (value: object, ...names: readonly string[]): boolean =>
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');

/** The bytes behind what a caller handed over. Rejects with a TypeError for what is none of those. */
export async function sourceOf(given: ApkSource): Promise<ByteSource> {
  if (given instanceof Uint8Array) return memorySource(given);
  if (given instanceof ArrayBuffer) return memorySource(new Uint8Array(given));
  // By what it can do: a file of another window is no instance of this one's Blob.
  if (typeof given === 'object' && given !== null) {
    if (has(given, 'read', 'pieces')) return given as ByteSource;
    if (has(given, 'slice') && typeof (given as Blob).size === 'number') return blobSource(given as Blob);
  }
  throw new TypeError('The source of an APK is a Blob, a Uint8Array or a ByteSource such as httpSource()');
}
