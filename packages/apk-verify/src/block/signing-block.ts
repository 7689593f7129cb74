import { equalBytes } from '../bytes/bytes.ts';
import { latin1 } from '../bytes/text.ts';
import { u64At, View } from '../bytes/view.ts';
import { ApkError } from '../model/error.ts';
import type { Frame } from '../zip/end-record.ts';

/** Identifiers of what stands in an APK signing block. */
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
/** Signatures take some 10 kB; stores and build tools add a few hundred at most. */
const maxLength = 16 << 20;

/** The APK signing block: identified values between the entries and the central directory. */
export interface SigningBlock {
  /** Where it starts: the signed content before the central directory ends here. */
  readonly offset: number;
  /** The value of that identifier, the first if there are several; null without one. */
  find(id: number): Uint8Array | null;
}

/** Reads values until one has the identifier. What is malformed hides everything behind it, as on Android. */
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
 * Finds the APK signing block (source.android.com, APK Signature Scheme v2; AOSP apksig, ApkUtilsLite.findApkSigningBlock).
 *
 * Null without one, which includes one whose frame is wrong and any bytes between directory and end record: Android takes
 * such a file for one without a block. Throws `ApkError('too-large')` beyond 16 MiB.
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
