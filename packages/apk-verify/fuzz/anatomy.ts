// An independent reader, used to check the library. It shares no code with it, and only accepts well-formed input.
// Everything here may return null: "cannot be read that simply".

export interface Sections {
  /** Bytes before the signing block, or before the directory if there is none. */
  readonly contents: Uint8Array;
  readonly directory: Uint8Array;
  /** End record, with the directory's offset set to that of the block. */
  readonly end: Uint8Array;
  readonly block: Uint8Array | null;
  readonly directoryOffset: number;
}

const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
const magic = 'APK Sig Block 42';

/** Returns the sections of an archive whose last end record is the real one. */
export function sectionsOf(bytes: Uint8Array): Sections | null {
  const view = viewOf(bytes);
  for (let at = bytes.length - 22; at >= 0 && at >= bytes.length - 22 - 0xffff; at--) {
    if (view.getUint32(at, true) !== 0x06054b50 || view.getUint16(at + 20, true) !== bytes.length - at - 22) continue;
    const size = view.getUint32(at + 12, true);
    const directoryOffset = view.getUint32(at + 16, true);
    if (directoryOffset + size > at) return null;
    const blockOffset = blockBefore(bytes, directoryOffset);
    const end = bytes.slice(at);
    viewOf(end).setUint32(16, blockOffset, true);
    return {
      contents: bytes.subarray(0, blockOffset),
      directory: bytes.subarray(directoryOffset, at),
      end,
      block: blockOffset < directoryOffset ? bytes.subarray(blockOffset, directoryOffset) : null,
      directoryOffset,
    };
  }
  return null;
}

function blockBefore(bytes: Uint8Array, directoryOffset: number): number {
  if (directoryOffset < 32) return directoryOffset;
  const text = Buffer.from(bytes.subarray(directoryOffset - 16, directoryOffset)).toString('latin1');
  if (text !== magic) return directoryOffset;
  const start = directoryOffset - Number(viewOf(bytes).getBigUint64(directoryOffset - 24, true)) - 8;
  return start >= 0 && start < directoryOffset ? start : directoryOffset;
}

/** Returns the values of the signing block by identifier, the first of each. */
export function pairsOf(block: Uint8Array): Map<number, Uint8Array> {
  const found = new Map<number, Uint8Array>();
  const view = viewOf(block);
  for (let at = 8; at + 12 <= block.length - 24; ) {
    const length = Number(view.getBigUint64(at, true));
    if (length < 4 || at + 8 + length > block.length - 24) break;
    const id = view.getUint32(at + 8, true);
    if (!found.has(id)) found.set(id, block.subarray(at + 12, at + 8 + length));
    at += 8 + length;
  }
  return found;
}

/** Returns the length-prefixed elements that fill the bytes exactly, or null. */
export function elementsOf(bytes: Uint8Array): Uint8Array[] | null {
  const view = viewOf(bytes);
  const found: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 4 > bytes.length) return null;
    const end = at + 4 + view.getUint32(at, true);
    if (end > bytes.length) return null;
    found.push(bytes.subarray(at + 4, end));
    at = end;
  }
  return found;
}

/** Returns the signed data of a scheme's signers: the first part of each; null if the block cannot be read. */
export function signedDataOf(value: Uint8Array): Uint8Array[] | null {
  // Data after the list is ignored by Android and the reference verifier.
  const end = value.length >= 4 ? 4 + viewOf(value).getUint32(0, true) : Number.POSITIVE_INFINITY;
  const signers = end <= value.length ? elementsOf(value.subarray(4, end)) : null;
  if (!signers) return null;
  const found: Uint8Array[] = [];
  for (const signer of signers) {
    const length = signer.length >= 4 ? viewOf(signer).getUint32(0, true) : Number.POSITIVE_INFINITY;
    if (4 + length > signer.length) return null;
    found.push(signer.subarray(4, 4 + length));
  }
  return found;
}

export interface RawEntry {
  readonly name: string;
  readonly method: number;
  readonly compressedSize: number;
  readonly size: number;
  readonly headerOffset: number;
  /** Offset of its record in the file. */
  readonly recordOffset: number;
}

/** Returns the records of the central directory, as many as the end record declares, or as can be read. */
export function entriesOf({ directory, end, directoryOffset }: Sections): RawEntry[] {
  const view = viewOf(directory);
  const found: RawEntry[] = [];
  let at = 0;
  for (let left = viewOf(end).getUint16(10, true); left > 0; left--) {
    if (at + 46 > directory.length || view.getUint32(at, true) !== 0x02014b50) break;
    const nameLength = view.getUint16(at + 28, true);
    found.push({
      name: Buffer.from(directory.subarray(at + 46, at + 46 + nameLength)).toString('utf8'),
      method: view.getUint16(at + 10, true),
      compressedSize: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      headerOffset: view.getUint32(at + 42, true),
      recordOffset: directoryOffset + at,
    });
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return found;
}

/** Returns the bytes of an entry unchanged from the file. */
export function rawOf(bytes: Uint8Array, { headerOffset, method, compressedSize, size }: RawEntry): Uint8Array {
  if (headerOffset + 30 > bytes.length) return new Uint8Array(0);
  const view = viewOf(bytes);
  const start = headerOffset + 30 + view.getUint16(headerOffset + 26, true) + view.getUint16(headerOffset + 28, true);
  return bytes.subarray(start, start + (method === 0 ? size : compressedSize));
}
