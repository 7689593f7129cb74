import { type KnownCertificate, publicKeyName } from '@sideguide/apk-verify';
import { linkProblem } from '@sideguide/guide-core/schema';
import { type Content, each, type ReportFinding } from '../content.ts';
/** Checks one app's certificates: a mistake would make a good file look bad or a bad one good. */
export function checkCertificates(
  file: string,
  field: string,
  certificates: readonly KnownCertificate[],
  report: ReportFinding,
): void {
  if (!certificates.some(({ place }) => place === 'page'))
    report(file, field, 'none signs the file of the page', 'Add the SHA-256 of that certificate with place: page.');
  const seen = new Set<string>();
  for (const { sha256 } of certificates) {
    const at = `${field}.sha256`;
    if (seen.has(sha256)) report(file, at, `“${sha256}” is listed twice`, 'Keep the one whose place is the page.');
    seen.add(sha256);
    const key = publicKeyName({ sha256, subject: '' });
    if (key) report(file, at, `everybody has this key (${key})`, 'Leave it out: a signature with it proves nothing.');
  }
}

/** Checks the list of apps of which only the signer certificates are known. */
export function checkKnownSigners(content: Content, report: ReportFinding): void {
  const file = 'content/known-signers.json';
  const { sources, apps } = content.knownSigners;
  each(apps, (id, app) => {
    const at = `apps.${id}`;
    if (content.apps[id])
      report(file, at, 'the catalogue has this app', `Keep its certificates in content/apps/${id}.ts only.`);
    checkCertificates(file, `${at}.certificates`, app.certificates, report);
    for (const source of app.sources)
      if (!sources[source] && linkProblem(source))
        report(file, `${at}.sources`, `“${source}” is unknown`, 'Name a collection of `sources`, or give an address.');
  });
}
