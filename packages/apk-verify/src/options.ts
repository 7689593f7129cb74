import type { Facts, FileKind } from './model/facts.ts';
import type { Entry, KnownCertificate, Phone } from './model/phone.ts';
import type { SdkRange } from './model/report.ts';
import type { Signal } from './model/source.ts';
import { everyLaterSdk } from './verify/range.ts';

/** Options of `verifyApk`: what to check, and what is known before the file is opened. All fields are optional. */
export interface VerifyOptions {
  /**
   * API levels of the Android versions to verify for, from 1 on, both inclusive. Default: the phone's own level (31 and
   * 32 for Android 12) or, if that is unknown, every Android version that the file supports. If only one is given, the
   * other end is the file's own, or open.
   */
  readonly minSdk?: number;
  readonly maxSdk?: number;
  /** The phone that the file is for. */
  readonly phone?: Phone;
  /** Apps whose signers are known: a valid file of an app that is not listed is an `unknown-app`. */
  readonly known?: readonly Entry[];
  /** Package name of the app that the reader wants to install. */
  readonly wanted?: string;
  /** Aborts the work between two reads; the promise rejects with the signal's reason. */
  readonly signal?: Signal;
  /** Called with the bytes hashed so far and the total; about ten times per 100 MB. */
  readonly onProgress?: (done: number, all: number) => void;
  /** Called with the file's kind as soon as it is known. */
  readonly onKind?: (kind: FileKind) => void;
  /**
   * Called with the file's facts and the SHA-256 of the certificate that it names as its signer's (64 lower-case hex
   * digits, or null), long before the content is hashed. Neither is verified.
   */
  readonly onFacts?: (facts: Facts, claimed: string | null) => void;
}

const shown = (value: unknown): string => (typeof value === 'string' ? `'${value}'` : String(value));

/** Throws a RangeError unless a value is an API level, or absent. */
function requireLevel(name: string, sdk: unknown): void {
  if (sdk !== undefined && !(Number.isInteger(sdk) && (sdk as number) >= 1 && (sdk as number) <= everyLaterSdk))
    throw new RangeError(`${name} is an API level such as 24, not ${shown(sdk)}`);
}

/** Returns the requested levels, if any; throws a RangeError for invalid ones. */
export function rangeOf({ minSdk, maxSdk }: VerifyOptions): ((facts: Facts) => SdkRange) | undefined {
  requireLevel('minSdk', minSdk);
  requireLevel('maxSdk', maxSdk);
  if (minSdk !== undefined && maxSdk !== undefined && minSdk > maxSdk)
    throw new RangeError(`minSdk (${minSdk}) comes behind maxSdk (${maxSdk})`);
  if (minSdk === undefined && maxSdk === undefined) return undefined;
  const end = maxSdk ?? everyLaterSdk;
  return (facts) => ({ minSdk: minSdk ?? Math.min(Math.max(facts.minSdk, 1), end), maxSdk: end });
}

/** Throws a TypeError for entries with which a genuine file would pass for a fake. */
function requireEntries(known: readonly Entry[]): void {
  const isDigest = ({ sha256 }: KnownCertificate) => /^[0-9a-f]{64}$/.test(sha256);
  if (!Array.isArray(known) || !known.every(({ certificates }: Entry) => certificates?.every(isDigest)))
    throw new TypeError('Each entry of known has certificates: [{ sha256 }], 64 lower-case hex digits without colons');
}

/** Throws a TypeError for values that would be compared letter by letter, and give a wrong answer. */
function requireTypes({ phone, wanted }: VerifyOptions): void {
  requireLevel('phone.sdk', phone?.sdk);
  if (wanted !== undefined && typeof wanted !== 'string')
    throw new TypeError(`wanted is one package name such as 'org.example.app', not ${shown(wanted)}`);
  if (phone?.abis && !Array.isArray(phone.abis))
    throw new TypeError(`phone.abis is a list such as ['arm64-v8a'], not ${shown(phone.abis)}`);
}

/** Throws a TypeError for options with which the answer would be wrong. */
export function requireValid(options: VerifyOptions): void {
  requireEntries(options.known ?? []);
  requireTypes(options);
}
