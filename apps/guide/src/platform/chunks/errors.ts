/** Why a chunk did not arrive, in the terms of the bundler's runtime. */
export type FailureType = 'timeout' | 'error' | 'missing';

/** Error that the bundler's runtime throws when a script or style chunk fails to load (webpack's ChunkLoadError). */
export interface ChunkLoadError extends Error {
  readonly name: 'ChunkLoadError';
  /** `CSS_CHUNK_LOAD_FAILED` for a style chunk, absent for a script. */
  readonly code?: string;
  readonly type?: FailureType | string;
  /** Address that was requested. */
  readonly request?: string;
}

export const isChunkLoadError = (error: unknown): error is ChunkLoadError =>
  error instanceof Error && error.name === 'ChunkLoadError';

/** Thrown for an address that belongs to no screen. Its message is what a router would say. */
export class UnknownAddressError extends Error {
  override readonly name = 'UnknownAddressError';
  constructor() {
    super('404 Not Found');
  }
}
