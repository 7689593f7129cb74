import { androidOf, type Report, type Scheme, type Verdict } from '@sideguide/apk-verify';
import { numberIn } from '@sideguide/guide-core/locale';
import { clean } from './clean.ts';
import { groupDigits } from './fingerprint.ts';
import { appLabelOf } from './headline.tsx';
import { notableAccessOf } from './permissions.ts';
import type { ResultState } from './state.ts';

/** A detail of the file: its name in the reader's language, and its value. */
export interface DetailRow {
  readonly name: string;
  readonly value: string;
  /** Set if the value is in no language, like a package or a digest: it runs left to right and may break anywhere. */
  readonly code?: true;
}

type SayPlain = (key: string, values?: Readonly<Record<string, string | number>>) => string;

const schemes: Readonly<Record<Scheme, string>> = { v1: 'v1', v2: 'v2', v3: 'v3', v31: 'v3.1' };

/** Formats a size in bytes as kB or MB. */
export const sizeOf = (bytes: number, tag: string): string => {
  if (bytes < 1e6) return `${numberIn(tag, Math.ceil(bytes / 1e3))} kB`;
  return `${numberIn(tag, bytes < 1e7 ? Math.round(bytes / 1e5) / 10 : Math.round(bytes / 1e6))} MB`;
};

/** Returns everything about the file that a helper may ask for. */
export function detailRows(
  { file, facts, verdict, report, sha256 }: ResultState,
  tag: string,
  sayPlain: SayPlain,
): DetailRow[] {
  const android = (sdk: number) => androidOf(sdk) ?? String(sdk);
  const rows: (DetailRow | false | null | undefined)[] = [
    { name: sayPlain('row-file'), value: clean(file.name), code: true },
    { name: sayPlain('row-size'), value: sizeOf(file.size, tag) },
    { name: sayPlain('row-sha256'), value: sha256 ? groupDigits(sha256) : '…', code: true },
    facts && { name: sayPlain('row-name'), value: appLabelOf({ facts, tag }) },
    facts && { name: sayPlain('row-package'), value: clean(facts.package), code: true },
    facts && { name: sayPlain('row-version'), value: `${clean(facts.versionName)} (${facts.versionCode})`, code: true },
    facts && { name: sayPlain('row-android'), value: sayPlain('android-from', { version: android(facts.minSdk) }) },
    facts && { name: sayPlain('row-target'), value: `Android ${android(facts.targetSdk)}` },
    facts && {
      name: sayPlain('row-processors'),
      value: facts.native.abis.map(clean).join(', ') || sayPlain('processors-any'),
    },
    facts && { name: sayPlain('row-permissions'), value: permissionsOf(facts.permissions, sayPlain) },
    report && { name: sayPlain('row-schemes'), value: schemesOf(report) || '–', code: true },
    ...fingerprintsOf(verdict).map((sha256) => ({
      name: sayPlain('row-fingerprint'),
      value: groupDigits(sha256),
      code: true as const,
    })),
  ];
  return rows.filter((row): row is DetailRow => Boolean(row));
}

/** Returns the fingerprints of the signer certificates, including those of a mismatch. */
function fingerprintsOf(verdict: Verdict): readonly string[] {
  if (verdict.answer === 'do-not-install')
    return verdict.danger === 'mismatch' ? (verdict.detail ?? '').split(' ') : [];
  return verdict.signers.map(({ sha256 }) => sha256);
}

const permissionsOf = (permissions: readonly string[], sayPlain: SayPlain): string =>
  notableAccessOf(permissions)
    .map((key) => sayPlain(`may-${key}`))
    .join(sayPlain('list-comma')) || sayPlain('may-nothing');

/** Returns the schemes that verified, and with a question mark those in the file that were not checked. */
const schemesOf = ({ schemes: verified, unchecked }: Report): string =>
  [
    ...(Object.keys(schemes) as Scheme[]).filter((scheme) => verified[scheme]).map((scheme) => schemes[scheme]),
    ...unchecked.map((scheme) => `${scheme}?`),
  ].join(', ');
