import { androidOf } from '../android.ts';
import type { Facts } from '../model/facts.ts';
import type { Obstacle, Phone } from '../model/phone.ts';
import type { Report } from '../model/report.ts';
import { depends, forever, fromAndroid, sure } from './rule.ts';

/** Issue names of the verifier behind which Android has a code of its own; all others are "no certificates". */
const codes: readonly (readonly [pattern: RegExp, code: string])[] = [
  [/^JAR_SIG_ZIP_ENTRY_SIGNERS_MISMATCH$/, 'PARSE_FAILED_INCONSISTENT_CERTIFICATES'],
  [/MALFORMED_CERTIFICATE$|^JAR_SIG_PARSE_EXCEPTION$/, 'PARSE_FAILED_CERTIFICATE_ENCODING'],
];

/** The refusal of a file whose signature does not hold for the report's Androids. */
export function signatureObstacle({ verified, errors }: Report): Obstacle | undefined {
  if (verified) return undefined;
  const known = codes.find(([pattern]) => errors.some(({ name }) => pattern.test(name)));
  const first = errors[0];
  return sure(known?.[1] ?? 'PARSE_FAILED_NO_CERTIFICATES', 'invalid', first ? { issue: first.name } : undefined);
}

/** From this target on, and on Androids from this level on, a JAR signature alone is refused. */
const blockTarget = 30;

/**
 * A JAR signature that holds, and that the phone refuses all the same. The reference verifier asks for a newer one only
 * of Androids that the file is made for; Android itself does whatever its own level (ApkSignatureVerifier).
 */
export function weakSignatureObstacle(report: Report, { targetSdk }: Facts, phone: Phone): Obstacle | undefined {
  const { v2, v3, v31 } = report.schemes;
  if (!report.verified || v2 || v3 || v31 || targetSdk < blockTarget) return undefined;
  const obstacle = sure('PARSE_FAILED_NO_CERTIFICATES', 'invalid', { target: targetSdk });
  return fromAndroid(phone, [blockTarget, forever], obstacle);
}

/** The first Android that reads the newest of a file's older schemes; the reference asks none of those before. */
const firstReader = ({ v1, v2, v3 }: Report['schemes']): number => (v1 ? 1 : v2 ? 24 : v3 ? 28 : 33);

/** Where the phone's Android is not known: those that the file is for, and for which it is not signed. */
export function olderSignatureObstacle({ verified, range, schemes }: Report, minSdk: number): Obstacle | undefined {
  const sdk = Math.max(range.minSdk, firstReader(schemes));
  if (!verified || sdk <= Math.max(minSdk, 21)) return undefined;
  return depends('PARSE_FAILED_NO_CERTIFICATES', 'invalid', { sdk, android: androidOf(sdk) ?? String(sdk) });
}
