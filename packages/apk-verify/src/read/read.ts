import { type ApkErrorCode, tried } from '../model/error.ts';
import type { Facts, FileKind } from '../model/facts.ts';
import type { Digests } from '../model/source.ts';
import type { ApkFile } from './apk-file.ts';
import { claimedSigner } from './claimed-signer.ts';
import { factsOf } from './facts.ts';
import { kindOf } from './kind.ts';

/** What a file says about itself; nothing is verified. */
export interface Contents {
  readonly kind: FileKind;
  /** Null if it is not an APK, or its manifest cannot be read. */
  readonly facts: Facts | null;
  /** Why an APK's facts are missing or incomplete: Android rejects it. */
  readonly error?: ApkErrorCode;
}

/** Who hears of the parts as soon as they are read; see `VerifyOptions`. */
export interface Listener {
  readonly onKind?: (kind: FileKind) => void;
  readonly onFacts?: (facts: Facts, claimed: string | null) => void;
}

/** Reads what a file is, and what an APK's manifest and resources say. Rejects only with errors of the source. */
export async function read(file: ApkFile, listener: Listener, digests: Digests): Promise<Contents> {
  const kind = await kindOf(file);
  listener.onKind?.(kind);
  if (kind !== 'apk') return { kind, facts: null };
  const { value: facts, error } = await tried(factsOf(file));
  if (!facts) return { kind, facts, error };
  // The verdict does not change; the manifest's facts are shown anyway.
  if (facts.unreadable) return { kind, facts, error: facts.unreadable };
  listener.onFacts?.(facts, await claimedSigner(file, digests));
  return { kind, facts };
}
