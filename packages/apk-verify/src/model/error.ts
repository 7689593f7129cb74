/** Why a file cannot be read as what it claims to be. Stable codes; the words for them live with the languages. */
export type ApkErrorCode =
  /** Not a ZIP archive, or one that Android refuses: the reference's ApkFormatException and ZipFormatException. */
  | 'format'
  /** A ZIP64 archive, which Android's signature schemes refuse whole, and the reference with them. */
  | 'zip64'
  /** The archive is sound and has no AndroidManifest.xml. */
  | 'no-manifest'
  /** AndroidManifest.xml or resources.arsc is not what the platform reads. */
  | 'manifest'
  /** A part is larger than any honest file's (bombs), or claims more than the file holds. */
  | 'too-large'
  /** The asked range of Android versions has nothing in common with the file's own. */
  | 'range';

/** What the library throws of a file's content. `verifyApk` turns it into a verdict; `readFacts` and `readIcon` throw it. */
export class ApkError extends Error {
  override readonly name = 'ApkError';
  readonly code: ApkErrorCode;
  constructor(code: ApkErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Why a source of bytes gave no bytes. Nothing is known of the file then. */
export type SourceErrorCode =
  /** Moved, deleted, without permission, the connection lost: it cannot be read (any more). */
  | 'unreadable'
  /** It became another file while it was read. */
  | 'changed'
  /** The server does not send parts of the file, or does not let this page see which part it sent. */
  | 'no-ranges'
  /** The server answered with another status than success; `status` says which. */
  | 'http';

/** The source failed, not the file: thrown by every function that reads. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: SourceErrorCode;
  /** HTTP status, with `http`. */
  readonly status?: number;
  constructor(code: SourceErrorCode, message: string, status?: number) {
    super(message);
    this.code = code;
    if (status !== undefined) this.status = status;
  }
}
