import { equalBytes } from '../bytes/bytes.ts';
import { latin1 } from '../bytes/text.ts';
import { u64At, View } from '../bytes/view.ts';
import { ApkError } from '../model/error.ts';
import type { Frame } from '../zip/end-record.ts';

/** Identifiers of the values in an APK signing block. */
export const blockId = {
  v2: 0x7109871a,
  v3: 0xf05368c0,
  v31: 0x1b93ad61,
  v32: 0x70e1c89f,
  stamp: 0x6dff800d,
} as const;

/** Sizes before and after the pairs, and the magic. */
const footerLength = 24;
const minLength = 8 + footerLength;
const magic = 'APK Sig Block 42';
/** Signatures take about 10 kB; stores and build tools add a few hundred at most. */
const maxLength = 16 << 20;

/** The APK signing block: ID-value pairs between the entries and the central directory. */
export interface SigningBlock {
  /** Offset of its first byte: the signed content before the central directory ends here. */
  readonly offset: number;
  /** Returns the value with this identifier, the first if there are several; null if there is none. */
  find(id: number): Uint8Array | null;
}

/** Reads pairs until one has the identifier. A malformed pair hides all pairs after it, as on Android. */
function findValue(pairs: Uint8Array, id: number): Uint8Array | null {
  const view = new View(pairs);
  while (view.remaining >= 8) {
    const length = view.u64();
    if (length < 4 || length > view.remaining) return null;
    const found = view.u32();
    const value = view.take(length - 4);
    if (found === id) return value;
  }
  return null;
}

/**
 * Finds the APK signing block (source.android.com, APK Signature Scheme v2; AOSP apksig,
 * ApkUtilsLite.findApkSigningBlock).
 *
 * Returns null if there is none. A block with wrong sizes, or any bytes between directory and end record, also count as
 * none, as on Android. Throws `ApkError('too-large')` beyond 16 MiB.
 */
export async function findSigningBlock(frame: Frame): Promise<SigningBlock | null> {
  const { source, directoryOffset } = frame;
  if (directoryOffset + frame.directorySize !== frame.eocdOffset || directoryOffset < minLength) return null;
  const footer = await source.read(directoryOffset - footerLength, footerLength);
  if (latin1(footer.subarray(8)) !== magic) return null;
  const size = u64At(footer, 0);
  const offset = directoryOffset - size - 8;
  if (size < footerLength || size > 0x7fff_fff7 || offset < 0) return null;
  if (!equalBytes(await source.read(offset, 8), footer.subarray(0, 8))) return null;
  if (size > maxLength) throw new ApkError('too-large', `A signing block of ${size} bytes`);
  const pairs = await source.read(offset + 8, size - footerLength);
  return { offset, find: (id) => findValue(pairs, id) };
}
