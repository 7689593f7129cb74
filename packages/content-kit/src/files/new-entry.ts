import type { Entry, Facts, KnownCertificate, Report, SignerCertificate } from '@sideguide/apk-verify';
import type { AppEntry } from '@sideguide/guide-core/model';

/** The file that an entry is made from, and what else is known about its app. */
export interface Origin {
  readonly facts: Facts;
  readonly report: Report;
  /** SHA-256 of the whole file, in hex, and the file's name. */
  readonly digest: string;
  readonly file: string;
  readonly page?: string;
  /** URL of the file itself. */
  readonly download?: string;
  /** Size of the file in bytes, if the entry is to describe its release: for an operator's own app. */
  readonly size?: number;
  /** Set if the app's signer certificates were already known, without an entry in the catalogue. */
  readonly known?: Entry;
  /** Day of the check, `YYYY-MM-DD`. */
  readonly today: string;
}

/** Removes what no name needs from a text of the file: invisible characters and repeated spaces. */
const clean = (text: string) =>
  text
    .replace(/[\p{C}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80);

/** Returns the organisation or common name from a subject in the format of RFC 2253. */
export function organisation({ subject }: SignerCertificate): string {
  for (const field of ['O', 'CN']) {
    const value = new RegExp(`(?:^|[,+])${field}=((?:\\\\.|[^,+\\\\])*)`).exec(subject)?.[1];
    const text = clean((value ?? '').replace(/\\(.)/g, '$1'));
    if (text) return text;
  }
  return '';
}

const names: Readonly<Record<string, string>> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'codeberg.org': 'Codeberg',
  'f-droid.org': 'F-Droid',
  'play.google.com': 'Google Play',
};

/** Returns the short name of the site that hosts a page, as the catalogue writes it: at most 32 characters. */
export function placeName(page: string): string {
  const host = new URL(page).hostname.replace(/^www\./, '');
  return names[host] ?? (host.length > 32 ? host.slice(-32).replace(/^[^.]*\./, '') : host);
}

const certificatesOf = ({ signers }: Report, channel: string): KnownCertificate[] =>
  signers.map(({ sha256 }) => ({ sha256, place: 'page', channel }));

const sourceOf = ({ file, digest, facts }: Origin) =>
  `${clean(file)}, version ${clean(facts.versionName) || facts.versionCode}, SHA-256 ${digest}`;

/** Matches what `sourceOf` writes. */
const ofFile = /, version .+, SHA-256 [0-9a-f]{64}$/;

/** Returns version, size and digest of the file, and its URL. */
const releaseOf = ({
  facts,
  size,
  digest,
  download,
}: Origin): Pick<AppEntry, 'download' | 'version' | 'size' | 'sha256' | 'minSdk'> => ({
  ...(download === undefined ? {} : { download }),
  ...(size === undefined
    ? {}
    : {
        version: clean(facts.versionName).slice(0, 40) || String(facts.versionCode),
        size,
        sha256: digest,
        minSdk: facts.minSdk,
      }),
});

/** Creates an entry for a new app. Fields that the file cannot provide get placeholders that pass the check. */
export function newEntry(origin: Origin & { readonly page: string }): AppEntry {
  const { facts, report, known, page, today } = origin;
  return {
    package: facts.package,
    name: known?.name ?? (clean(facts.label) || facts.package),
    publisher: known?.publisher ?? (organisation(report.signers[0]!) || facts.package),
    kind: 'tools',
    page,
    ...releaseOf(origin),
    certificates: merged(known?.certificates ?? [], certificatesOf(report, placeName(page))),
    needs: [],
    sources: [sourceOf(origin)],
    checked: today,
    confidence: 'low',
  };
}

/** Returns an entry with the file's signer certificates added to its own. */
export function widenedEntry(app: AppEntry, origin: Origin): AppEntry {
  const page = origin.page ?? app.page;
  // The next file with the same certificates takes the place of the one before, which would say nothing more.
  const isNext =
    origin.size !== undefined &&
    origin.report.signers.every(({ sha256 }) => app.certificates.some((one) => one.sha256 === sha256));
  return {
    ...app,
    page,
    ...releaseOf(origin),
    certificates: merged(app.certificates, certificatesOf(origin.report, placeName(page))),
    sources: [...(isNext ? app.sources.filter((line) => !ofFile.test(line)) : app.sources), sourceOf(origin)],
    checked: origin.today,
  };
}

const merged = (old: readonly KnownCertificate[], added: readonly KnownCertificate[]): KnownCertificate[] => [
  ...old,
  ...added.filter(({ sha256 }) => !old.some((one) => one.sha256 === sha256)),
];

/** Lists the fields that only a person can know and that hold a guess. */
export function openFields(app: AppEntry, { known }: Origin): string[] {
  const certificate = app.publisher === app.package ? 'a guess' : 'what the certificate says';
  return [
    ...(known ? [] : [`name: “${app.name}” is what the file says`, `publisher: “${app.publisher}” is ${certificate}`]),
    'kind: “tools” is a guess',
    'needs: what the app cannot do without',
    'sources, confidence: a second place, independent of the file, where the certificate can be read',
  ];
}
