/** Bytes of a file, wherever they lie. Offsets and lengths in bytes; a read past the end is an error of the caller. */
export interface ByteSource {
  readonly size: number;
  /** Exactly `length` bytes from `offset`. */
  read(offset: number, length: number): Promise<Uint8Array>;
  /**
   * The same bytes in order, in pieces of exactly `piece` bytes (the last may be shorter), read ahead where that is
   * quicker. A piece stays valid until the next one is asked for twice.
   */
  pieces(offset: number, length: number, piece: number): AsyncIterable<Uint8Array>;
}

/** Digest algorithms that the formats name, spelt as Web Cryptography and Java spell them. */
export type DigestName = 'MD5' | 'SHA-1' | 'SHA-224' | 'SHA-256' | 'SHA-384' | 'SHA-512';

/** A digest that is fed piece by piece. */
export interface RunningDigest {
  update(bytes: Uint8Array): void;
  digest(): Uint8Array;
}

/** Where digests come from: the platform's own where it has them, a library's otherwise. */
export interface Digests {
  /** Digest of the parts, one after the other. The platform may work on several at once. */
  digest(name: DigestName, ...parts: readonly Uint8Array[]): Promise<Uint8Array>;
  /** Has to be awaited once before `running` is used, where it is there: a host may load that part only when needed. */
  prepare?(): Promise<void>;
  /** Bytes up to which input is better digested whole than running; 16 MiB unless told. A platform's own needs less. */
  readonly whole?: number;
  /** For input that does not fit in memory. */
  running(name: DigestName): RunningDigest;
}

/** Ends the work between two reads, if it is aborted, with its reason: an `AbortSignal` is one. */
export interface Signal {
  readonly aborted: boolean;
  readonly reason?: unknown;
}

/** What the library borrows from its host. */
export interface Tools {
  readonly digests: Digests;
  readonly signal?: Signal;
  /** Told of bytes hashed so far, of all that will be; seldom enough to be shown as it comes. */
  readonly progress?: (done: number, all: number) => void;
}
