import { ApkError } from '../model/error.ts';

// Chunks of binary XML and their fields as read by the reference verifier (apksig, AndroidBinXmlParser).

/** Stands for the reference verifier's own XmlParserException. */
export const refused = (reason: string) => new ApkError('manifest', reason);
/** Stands for a Java runtime exception. */
export const crashed = (reason: string) => new ApkError('format', reason);

/** Little-endian numbers; reading beyond `end` corresponds to Java's BufferUnderflowException. */
export function u8(bytes: Uint8Array, at: number, end: number): number {
  if (at < 0 || at + 1 > end || at + 1 > bytes.length) throw crashed(`read past the end at ${at}`);
  return bytes[at]!;
}
export function u16(bytes: Uint8Array, at: number, end: number): number {
  if (at < 0 || at + 2 > end || at + 2 > bytes.length) throw crashed(`read past the end at ${at}`);
  return bytes[at]! | (bytes[at + 1]! << 8);
}
export function u32(bytes: Uint8Array, at: number, end: number): number {
  if (at < 0 || at + 4 > end || at + 4 > bytes.length) throw crashed(`read past the end at ${at}`);
  return (bytes[at]! | (bytes[at + 1]! << 8) | (bytes[at + 2]! << 16) | (bytes[at + 3]! << 24)) >>> 0;
}

/** Position of a chunk: header from `start`, contents from `body` to `end`. */
export interface Chunk {
  readonly type: number;
  readonly start: number;
  readonly body: number;
  readonly end: number;
}

/**
 * Returns the chunk at `at`, or null if the rest is too short for one: the reference verifier then ignores the rest.
 */
export function chunkAt(bytes: Uint8Array, at: number, limit: number): Chunk | null {
  if (limit - at < 8) return null;
  const headerSize = u16(bytes, at + 2, limit);
  const size = u32(bytes, at + 4, limit);
  if (size > limit - at) return null;
  if (headerSize < 8 || headerSize > size) throw refused(`chunk header of ${headerSize} bytes in ${size}`);
  return { type: u16(bytes, at, limit), start: at, body: at + headerSize, end: at + size };
}
