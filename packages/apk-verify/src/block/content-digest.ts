import { joinBytes, u32Bytes } from '../bytes/bytes.ts';
import { ApkError } from '../model/error.ts';
import type { ByteSource, DigestName, Tools } from '../model/source.ts';
import type { Frame } from '../zip/end-record.ts';
import type { ContentAlgorithm } from './algorithms.ts';

const chunkLength = 1 << 20;
/** Bytes between two progress reports. */
const stride = 8 << 20;
const page = 4096;

/** The signed content: everything but the signing block. */
export interface SignedContent {
  readonly frame: Frame;
  /** Offset of the signing block, where the ZIP entries end. */
  readonly blockOffset: number;
  /** Receives the bytes before the signing block in order, as they are read. */
  readonly watch?: (bytes: Uint8Array) => void;
}

/**
 * Digests the content piece by piece. A piece may be overwritten once the promise for the piece after it has resolved.
 */
interface ContentDigester {
  /** Adds a piece of exactly 1 MiB; only the last one of each section may be shorter. */
  add(bytes: Uint8Array): Promise<void>;
  digest(): Promise<Uint8Array>;
}

/**
 * Computes the digest of the digests of 1 MiB chunks: source.android.com, APK Signature Scheme v2, «Integrity-protected
 * contents».
 */
function chunkDigester(name: DigestName, size: number, chunks: number, { digests }: Tools): ContentDigester {
  const all = new Uint8Array(5 + chunks * size);
  all[0] = 0x5a;
  all.set(u32Bytes(chunks), 1);
  let at = 5;
  let before: Promise<void> = Promise.resolve();
  return {
    async add(bytes) {
      const place = at;
      at += size;
      const prefix = joinBytes(Uint8Array.of(0xa5), u32Bytes(bytes.length));
      const digest = digests.digest(name, prefix, bytes).then((value) => all.set(value, place));
      // Two chunks at a time, because that is how many stay valid.
      const last = before;
      before = digest;
      await last;
    },
    async digest() {
      await before;
      return digests.digest(name, all);
    },
  };
}

async function digesterOf(
  algorithm: ContentAlgorithm,
  lengths: readonly number[],
  tools: Tools,
): Promise<ContentDigester> {
  if (algorithm === 'verity') {
    // Hardly any file has such digests.
    const { VerityTree } = await import(/* webpackChunkName: "check-stamp" */ './verity.ts');
    return new VerityTree(lengths, tools.digests);
  }
  const chunks = lengths.reduce((count, length) => count + Math.ceil(length / chunkLength), 0);
  return algorithm === 'sha256'
    ? chunkDigester('SHA-256', 32, chunks, tools)
    : chunkDigester('SHA-512', 64, chunks, tools);
}

/** Returns the sections that are digested one after the other, each starting a new chunk. */
function sectionsOf({ frame, blockOffset }: SignedContent) {
  const { source, directoryOffset, eocdOffset, eocd } = frame;
  // The end record is signed as if there were no signing block.
  const moved = new Uint8Array(eocd);
  moved.set(u32Bytes(blockOffset), 16);
  const part = (offset: number, length: number) => ({
    length,
    pieces: () => source.pieces(offset, length, chunkLength),
  });
  return [
    part(0, blockOffset),
    part(directoryOffset, eocdOffset - directoryOffset),
    { length: moved.length, pieces: (): ReturnType<ByteSource['pieces']> => once(moved) },
  ];
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

/**
 * Digests the signed content with each of the algorithms, in one pass over the file.
 *
 * Memory: the source's pieces of 1 MiB and about 100 bytes per MiB (32 per 4 KiB with `verity`). Throws
 * `ApkError('format')` for `verity` if the signing block does not fill whole pages; apksig fails there too.
 */
export async function contentDigests(
  content: SignedContent,
  algorithms: ReadonlySet<ContentAlgorithm>,
  tools: Tools,
): Promise<ReadonlyMap<ContentAlgorithm, Uint8Array>> {
  const { frame, blockOffset, watch } = content;
  if (algorithms.has('verity') && (blockOffset % page !== 0 || (frame.directoryOffset - blockOffset) % page !== 0))
    throw new ApkError('format', 'The signing block does not fill pages of 4 KiB');
  const sections = sectionsOf(content);
  const lengths = sections.map(({ length }) => length);
  const digesters: (readonly [ContentAlgorithm, ContentDigester])[] = [];
  for (const one of algorithms) digesters.push([one, await digesterOf(one, lengths, tools)]);
  const size = lengths.reduce((sum, length) => sum + length, 0);
  let done = 0;
  let told = 0;
  for (const section of sections) {
    if (section.length === 0) continue;
    for await (const bytes of section.pieces()) {
      if (tools.signal?.aborted) throw tools.signal.reason;
      if (section === sections[0]) watch?.(bytes);
      for (const [, digester] of digesters) await digester.add(bytes);
      done += bytes.length;
      if (done - told < stride && done !== size) continue;
      told = done;
      tools.progress?.(done, size);
    }
  }
  const found = new Map<ContentAlgorithm, Uint8Array>();
  for (const [algorithm, digester] of digesters) found.set(algorithm, await digester.digest());
  return found;
}
