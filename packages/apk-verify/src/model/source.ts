/** Random access to a file's bytes. Offsets and lengths in bytes; reading past the end is an error of the caller. */
export interface ByteSource {
  readonly size: number;
  /** Reads exactly `length` bytes from `offset`. */
  read(offset: number, length: number): Promise<Uint8Array>;
  /**
   * Yields the same bytes in order, in pieces of exactly `piece` bytes (the last may be shorter), read ahead where that
   * is faster. A piece stays valid until two more have been requested.
   */
  pieces(offset: number, length: number, piece: number): AsyncIterable<Uint8Array>;
}

/** Digest algorithms that the formats use, spelt as in Web Cryptography and Java. */
export type DigestName = 'MD5' | 'SHA-1' | 'SHA-224' | 'SHA-256' | 'SHA-384' | 'SHA-512';

/** A digest that is updated piece by piece. */
export interface RunningDigest {
  update(bytes: Uint8Array): void;
  digest(): Uint8Array;
}

/** Digest implementation: the platform's own if it has one, otherwise a library's. */
export interface Digests {
  /** Digests the concatenated parts. The platform may compute several digests at once. */
  digest(name: DigestName, ...parts: readonly Uint8Array[]): Promise<Uint8Array>;
  /** If present, must be awaited once before `running` is used: a host may load that part only when needed. */
  prepare?(): Promise<void>;
  /**
   * Size in bytes up to which input should be digested at once instead of piecewise; 16 MiB by default. A platform's
   * own digests need less.
   */
  readonly whole?: number;
  /** Returns a running digest, for input that does not fit in memory. */
  running(name: DigestName): RunningDigest;
}

/** Aborts the work between two reads, with its reason: an `AbortSignal` satisfies it. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/** What the library needs from its host. */
export interface Tools {
  readonly digests: Digests;
  readonly signal?: Signal;
  /** Called with the bytes hashed so far and the total; rarely enough to be displayed directly. */
  readonly progress?: (done: number, all: number) => void;
}
