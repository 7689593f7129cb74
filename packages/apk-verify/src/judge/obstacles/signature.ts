import { androidOf } from '../../model/android.ts';
import type { Facts } from '../../model/facts.ts';
import type { Obstacle } from '../../model/obstacle.ts';
import type { Phone } from '../../model/phone.ts';
import type { Report } from '../../model/report.ts';
import { depends, forever, fromAndroid, sure } from './rule.ts';

/** Issue names of the verifier for which Android has a specific code; all others are "no certificates". */
const codes = [
  [/^JAR_SIG_ZIP_ENTRY_SIGNERS_MISMATCH$/, 'PARSE_FAILED_INCONSISTENT_CERTIFICATES'],
  [/MALFORMED_CERTIFICATE$|^JAR_SIG_PARSE_EXCEPTION$/, 'PARSE_FAILED_CERTIFICATE_ENCODING'],
] as const;

/** Returns the refusal of a file whose signature is not valid for the report's Android versions. */
export function signatureObstacle({ verified, errors }: Report): Obstacle | undefined {
  if (verified) return undefined;
  const known = codes.find(([pattern]) => errors.some(({ name }) => pattern.test(name)));
  const first = errors[0];
  return sure(known?.[1] ?? 'PARSE_FAILED_NO_CERTIFICATES', 'invalid', first ? { issue: first.name } : undefined);
}

/** With targets from this one on, Android versions from this level on reject a file with only a JAR signature. */
const blockTarget = 30;

/**
 * Returns the obstacle of a valid JAR signature that the phone rejects anyway. The reference verifier requires a newer
 * scheme only for Android versions that the file is made for; Android itself does so at any level
 * (ApkSignatureVerifier).
 */
export function weakSignatureObstacle(report: Report, { targetSdk }: Facts, phone: Phone): Obstacle | undefined {
  const { v2, v3, v31 } = report.schemes;
  if (!report.verified || v2 || v3 || v31 || targetSdk < blockTarget) return undefined;
  const obstacle = sure('PARSE_FAILED_NO_CERTIFICATES', 'invalid', { target: targetSdk });
  return fromAndroid(phone, [blockTarget, forever], obstacle);
}

/**
 * If the phone's Android version is unknown: returns the obstacle for versions that the file supports but is not signed
 * for.
 */
export function olderSignatureObstacle({ verified, byLevel }: Report, minSdk: number): Obstacle | undefined {
  const sdk = byLevel[0]?.minSdk ?? 0;
  if (!verified || sdk <= Math.max(minSdk, 21)) return undefined;
  return depends('PARSE_FAILED_NO_CERTIFICATES', 'invalid', { sdk, android: androidOf(sdk) ?? String(sdk) });
}
