import { memorySource } from './bytes/sources.ts';
import type { ByteSource } from './model/source.ts';
import { blobSource } from './web/blob-source.ts';

/**
 * Source of a file's bytes: a `Blob` or `File`, bytes in memory, a server (`await httpSource(url)`), or a custom
 * source. The Node entry point also accepts paths and file handles.
 */
export type ApkSource = Blob | Uint8Array | ArrayBuffer | ByteSource;

const has = (value: object, ...names: readonly string[]): boolean =>
  names.every((name) => typeof (value as Record<string, unknown>)[name] === 'function');

/** Converts the caller's input to a source. Rejects with a TypeError for anything else. */
export async function sourceOf(given: ApkSource): Promise<ByteSource> {
  if (given instanceof Uint8Array) return memorySource(given);
  if (given instanceof ArrayBuffer) return memorySource(new Uint8Array(given));
  // Checked by capability: a file from another window is not an instance of this window's Blob.
  if (typeof given === 'object' && given !== null) {
    if (has(given, 'read', 'pieces')) return given as ByteSource;
    if (has(given, 'slice') && typeof (given as Blob).size === 'number') return blobSource(given as Blob);
  }
  throw new TypeError('The source of an APK is a Blob, a Uint8Array or a ByteSource such as httpSource()');
}
