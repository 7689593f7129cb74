// In the first load.
/** Why a chunk did not arrive, as the bundler's runtime names it. */
export type FailureType = 'timeout' | 'error' | 'missing';

/** What the bundler's runtime throws when a script or style chunk fails (webpack's ChunkLoadError). */
export interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError';
  /** `CSS_CHUNK_LOAD_FAILED` for a style chunk, absent for a script. */
  readonly code?: string;
  readonly type?: FailureType | string;
  /** Address that was asked for. */
  readonly request?: string;
}

export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** The address in the browser belongs to no screen; shown with the words a router would use. */
export class UnknownAddressError extends Error {
  override readonly name = 'UnknownAddressError';
  constructor() {
    super('404 Not Found');
  }
}
