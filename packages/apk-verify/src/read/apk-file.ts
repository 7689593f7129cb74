import { findSigningBlock, type SigningBlock } from '../block/signing-block.ts';
import type { ByteSource } from '../model/source.ts';
import { type Archive, readDirectory } from '../zip/directory.ts';
import { type Frame, readFrame } from '../zip/end-record.ts';

/**
 * The file being checked. Its end record, central directory and signing block are read lazily, once: every later call
 * gets the same result or the same error.
 */
export class ApkFile {
  readonly source: ByteSource;
  private frameRead: Promise<Frame> | undefined;
  private archiveRead: Promise<Archive> | undefined;
  private blockFound: Promise<SigningBlock | null> | undefined;

  constructor(source: ByteSource) {
    this.source = source;
  }

  /** Rejects like `readFrame`. */
  frame(): Promise<Frame> {
    this.frameRead ??= readFrame(this.source);
    return this.frameRead;
  }

  /** Rejects like `readFrame` and `readDirectory`. */
  archive(): Promise<Archive> {
    this.archiveRead ??= this.frame().then(readDirectory);
    return this.archiveRead;
  }

  /** Rejects like `readFrame` and `findSigningBlock`. */
  block(): Promise<SigningBlock | null> {
    this.blockFound ??= this.frame().then(findSigningBlock);
    return this.blockFound;
  }
}
