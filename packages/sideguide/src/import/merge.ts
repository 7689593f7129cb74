import { harmless } from '@sideguide/cli-kit';
import { freshDays } from '@sideguide/content-kit';
import type { AppEntry, KnownApp } from '@sideguide/guide-core/model';
import type { Candidate } from './candidate.ts';

/** Removes what no name needs: invisible characters and repeated spaces. */
const clean = (text: string, longest = 80): string =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .trim();

/** Returns why an app cannot be in the guide, if its own texts are the reason. */
export function candidateProblem({ name, publisher, version, signers }: Candidate): string | undefined {
  if (!signers.length) return 'nobody signed its file';
  for (const [what, text] of Object.entries({ name, publisher, version }))
    if (/[<>]/.test(text)) return `there is markup in its ${what} (“${harmless(text, 40)}”)`;
  return undefined;
}

/** Returns the certificates of a file that the guide does not know for this app. */
export const newSigners = ({ signers }: Candidate, known: Pick<KnownApp, 'certificates'> | undefined): string[] =>
  known ? signers.filter((sha256) => !known.certificates.some((one) => one.sha256 === sha256)) : [];

const dayAge = (day: string, today: string): number => (Date.parse(today) - Date.parse(day)) / 86_400_000;

/**
 * Returns the entry of an app: what the operator wrote stays, and what describes the file is renewed. The day of the
 * check moves only with another change, or if it would soon be called stale, so that a second import changes nothing.
 */
export function mergedEntry(
  candidate: Candidate,
  {
    old,
    known,
    today,
  }: {
    readonly old?: AppEntry;
    readonly known?: Pick<KnownApp, 'name' | 'publisher' | 'certificates'>;
    readonly today: string;
  },
): AppEntry {
  const { sha256, size, download, minSdk, channel, source } = candidate;
  const version = clean(candidate.version, 40);
  const base = old?.certificates ?? known?.certificates ?? [];
  const added = candidate.signers.filter((signer) => !base.some((one) => one.sha256 === signer));
  const ownSource = `${source}, version ${version}, SHA-256 ${sha256}`;
  const sources = (old?.sources ?? []).filter((line) => !line.startsWith(`${source}, version `));
  const entry: AppEntry = {
    package: candidate.package,
    name: old?.name ?? known?.name ?? (clean(candidate.name) || candidate.package),
    publisher: old?.publisher ?? known?.publisher ?? (clean(candidate.publisher) || candidate.package),
    kind: old?.kind ?? candidate.kind,
    page: old?.page ?? candidate.page,
    ...(old?.file === undefined ? {} : { file: old.file }),
    ...(download === undefined ? {} : { download }),
    version,
    size,
    sha256,
    ...(minSdk === undefined ? {} : { minSdk }),
    ...(old?.note === undefined ? {} : { note: old.note }),
    certificates: [
      ...base,
      ...added.map((signer) => ({ sha256: signer, place: 'page' as const, channel: clean(channel, 32) })),
    ],
    needs: old?.needs ?? [],
    sources: [...sources, ownSource],
    checked: old?.checked ?? today,
    confidence: old?.confidence ?? candidate.confidence,
  };
  const isSame = old !== undefined && sortedJson(entry) === sortedJson(old);
  return isSame && dayAge(old.checked, today) < freshDays / 2 ? old : { ...entry, checked: today };
}

const sortedJson = (entry: AppEntry): string =>
  JSON.stringify(Object.entries(entry).sort(([a], [b]) => (a < b ? -1 : 1)));
