import { type KnownCertificate, publicKeyName } from '@sideguide/apk-verify';
import { type Content, each, type ReportFinding } from '../content.ts';
import { linkProblem } from './link.ts';
import { isDay } from './steps.ts';

export const packageName = /^[a-zA-Z][\w]*(\.[a-zA-Z][\w]*)+$/;

/** Maximum length of a channel's name, which appears in the middle of a sentence. */
const longestChannel = 32;

/**
 * Checks the certificates of one app. A file is compared with them, so a mistake makes a good file look bad or a bad
 * one good.
 */
export function checkCertificates(
  file: string,
  field: string,
  certificates: readonly KnownCertificate[],
  report: ReportFinding,
): void {
  if (!certificates.some(({ place }) => place === 'page'))
    report(file, field, 'none signs the file of the page', 'Add the SHA-256 of that certificate with place: page.');
  const seen = new Set<string>();
  for (const { sha256, place, channel } of certificates) {
    const at = `${field}.sha256`;
    if (!/^[0-9a-f]{64}$/.test(sha256))
      report(file, at, `“${sha256}” is not a digest`, 'Give 64 lower-case hex digits.');
    if (seen.has(sha256)) report(file, at, `“${sha256}” is listed twice`, 'Keep the one whose place is the page.');
    seen.add(sha256);
    const key = publicKeyName({ sha256, subject: '' });
    if (key) report(file, at, `everybody has this key (${key})`, 'Leave it out: a signature with it proves nothing.');
    if (place !== 'page' && place !== 'elsewhere')
      report(file, `${field}.place`, `“${place}” is unknown`, 'Use page or elsewhere.');
    if (!channel?.trim() || channel.length > longestChannel)
      report(
        file,
        `${field}.channel`,
        `“${channel}” is not the short name of a place`,
        `Write it as in F-Droid, with at most ${longestChannel} characters.`,
      );
  }
}

export function checkKnownSigners(content: Content, report: ReportFinding): void {
  const file = 'content/known-signers.json';
  const { checked, sources, apps } = content.knownSigners;
  if (!isDay(checked))
    report(file, 'checked', `“${checked}” is not a day`, 'Write the day of the last check as YYYY-MM-DD.');
  each(sources, (id, { address }) => {
    if (linkProblem(address))
      report(file, `sources.${id}.address`, `“${address}” is not an https address`, 'Begin it with https://.');
  });
  each(apps, (id, app) => {
    const at = `apps.${id}`;
    if (!packageName.test(id)) report(file, at, 'it is not a package name', 'Write it as in org.example.app.');
    if (content.apps[id])
      report(file, at, 'the catalogue has this app', `Keep its certificates in content/apps/${id}.ts only.`);
    if (linkProblem(app.page))
      report(file, `${at}.page`, `“${app.page}” is not an https address`, 'Give the page with the download.');
    checkCertificates(file, `${at}.certificates`, app.certificates, report);
    if (!app.sources.length)
      report(file, `${at}.sources`, 'nothing says where this comes from', 'Name a collection or an address.');
    for (const source of app.sources)
      if (!sources[source] && linkProblem(source))
        report(file, `${at}.sources`, `“${source}” is unknown`, 'Name a collection of `sources`, or give an address.');
  });
}
