/** Why a file cannot be read as what it claims to be. The codes are stable; their texts are in the locales. */
export type ApkErrorCode =
  /**
   * Not a ZIP archive, or one that Android rejects: the reference verifier's ApkFormatException and ZipFormatException.
   */
  | 'format'
  /** A ZIP64 archive, which Android's signature schemes and the reference verifier reject. */
  | 'zip64'
  /** A valid archive without AndroidManifest.xml. */
  | 'no-manifest'
  /** AndroidManifest.xml or resources.arsc is not readable by the platform. */
  | 'manifest'
  /** A part is larger than any honest file's (zip bombs), or claims to be larger than the file. */
  | 'too-large'
  /** The requested range of Android versions does not overlap with the file's own. */
  | 'range';

/** Error caused by a file's content. `verifyApk` turns it into a verdict; `readFacts` and `readIcon` throw it. */
export class ApkError extends Error {
  override readonly name = 'ApkError';
  readonly code: ApkErrorCode;
  constructor(code: ApkErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}

/** Why a source could not be read. Nothing is known about the file then. */
export type SourceErrorCode =
  /** Moved, deleted, no permission, or connection lost: it cannot be read (any more). */
  | 'unreadable'
  /** The file changed while it was read. */
  | 'changed'
  /** The server does not send parts of the file, or does not let this page see which part it sent. */
  | 'no-ranges'
  /** The server answered with a non-success status, given in `status`. */
  | 'http';

/** Error of the source, not of the file: thrown by every function that reads. */
export class SourceError extends Error {
  override readonly name = 'SourceError';
  readonly code: SourceErrorCode;
  /** HTTP status, for code `http`. */
  readonly status?: number;
  constructor(code: SourceErrorCode, message: string, status?: number) {
    super(message);
    this.code = code;
    if (status !== undefined) this.status = status;
  }
}

/** Returns the result, or the code of an `ApkError`; rethrows every other error, such as a bug or an abort. */
export async function tried<T>(
  work: Promise<T>,
): Promise<{ value: T; error?: undefined } | { value: null; error: ApkErrorCode }> {
  try {
    return { value: await work };
  } catch (error) {
    if (!(error instanceof ApkError)) throw error;
    return { value: null, error: error.code };
  }
}
