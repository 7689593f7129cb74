/** Why a file cannot be read as what it claims to be. Stable codes; the words for them live with the languages. */
export type ApkErrorCode =
  /** Not a ZIP archive, or one that Android refuses: the reference's ApkFormatException and ZipFormatException. */
  | 'format'
  /** The archive is sound and has no AndroidManifest.xml. */
  | 'no-manifest'
  /** AndroidManifest.xml or resources.arsc is not what the platform reads. */
  | 'manifest'
  /** A part is larger than any honest file's (bombs), or claims more than the file holds. */
  | 'too-large'
  /** The asked range of Android versions has nothing in common with the file's own. */
  | 'range';

/** The only error that the library throws on purpose; anything else that leaves it is a mistake of ours. */
export class ApkError extends Error {
  override readonly name = 'ApkError';
  readonly code: ApkErrorCode;
  constructor(code: ApkErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
