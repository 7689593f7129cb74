import { androidOf } from '../android.ts';
import type { Obstacle } from '../model/phone.ts';
import type { Report } from '../model/report.ts';
import { depends, sure } from './rule.ts';

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

/** The first Android that reads the newest of a file's older schemes; the reference asks none of those before. */
const firstReader = ({ v1, v2, v3 }: Report['schemes']): number => (v1 ? 1 : v2 ? 24 : v3 ? 28 : 33);

/** Where the phone's Android is not known: those that the file is for, and for which it is not signed. */
export function olderSignatureObstacle({ verified, range, schemes }: Report, minSdk: number): Obstacle | undefined {
  const sdk = Math.max(range.minSdk, firstReader(schemes));
  if (!verified || sdk <= Math.max(minSdk, 21)) return undefined;
  return depends('PARSE_FAILED_NO_CERTIFICATES', 'invalid', { sdk, android: androidOf(sdk) ?? String(sdk) });
}
