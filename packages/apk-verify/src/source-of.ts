import { memorySource } from './bytes/sources.ts';
import { SourceError } from './model/error.ts';
import type { ByteSource } from './model/source.ts';
import { blobSource } from './web/blob-source.ts';
import { reading } from './web/reading.ts';

/**
 * Source of a file's bytes: a `Blob` or `File`, bytes in memory, a server (`await httpSource(url)`), or a custom
 * source; a `Response`, or a stream, which is read to its end first: the end of an APK says what is where. The Node entry
 * point also accepts paths, file handles and Node's streams.
 */
export type ApkSource = Blob | Uint8Array | ArrayBuffer | ByteSource | Response | ReadableStream<Uint8Array>;

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
    if (has(given, 'getReader')) return responseSource(new Response(given as ReadableStream));
    if (has(given, 'blob', 'clone')) return responseSource(given as Response);
  }
  throw new TypeError(
    'The source of an APK is a Blob, a Uint8Array, a Response, a stream, or one such as httpSource()',
  );
}

/**
 * Reads a response to its end; browsers keep large blobs on disk, so that memory use does not grow with the file.
 * Rejects with a SourceError unless it is a success.
 */
async function responseSource(response: Response): Promise<ByteSource> {
  if (!response.ok) throw new SourceError('http', `status ${response.status}`, response.status);
  return blobSource(await reading(response.blob()));
}
