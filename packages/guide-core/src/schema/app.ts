import { appKinds, needs } from '../model/values.ts';
import { confidence } from './fact.ts';
import * as s from './shape.ts';
import { linkProblem, textProblem } from './text-problems.ts';

/** What Android accepts as a package name. */
export const packageNamePattern = /^[a-zA-Z][\w]*(\.[a-zA-Z][\w]*)+$/;
const packageName = (description: string) => s.matching(description, packageNamePattern, 'it as in org.example.app');
const sha256 = (description: string) => s.matching(description, /^[0-9a-f]{64}$/, '64 lower-case hex digits');
const link = (description: string) =>
  s.checkedText(
    description,
    linkProblem,
    'an address that begins with https:// and is encoded where it is not plain ASCII',
  );
const plainText = (description: string, longest: number) =>
  s.checkedText(description, (value) => textProblem(value, longest), `a plain text of at most ${longest} characters`);

const certificates = s.nonEmptyList(
  'Certificates that sign it.',
  s.record('A certificate.', {
    sha256: sha256('Its SHA-256.'),
    place: s.oneOf('Whether it signs the file of `page`, or the same app from another place.', ['page', 'elsewhere']),
    // It stands in the middle of a sentence.
    channel: plainText('Short name of the place where files so signed come from, as in F-Droid.', 32),
  }),
);

/** A file of `content/apps`, and of the folder `apps` of an operator. */
export const app = s.record('An app of the catalogue, or of the operator of this guide.', {
  package: packageName('Package name, which is also the name of the file and the value of `app` in addresses.'),
  name: s.text('As the publisher writes it.'),
  publisher: s.text('Who makes it, as they write it.'),
  kind: s.oneOf('What kind of app it is.', appKinds),
  page: link('The publisher’s page with the download.'),
  file: s.optional(s.text('Name of the file, where it is always the same; else the drawings show the app’s name.')),
  download: s.optional(link('Where the file itself lies: readers are led straight to it.')),
  version: s.optional(plainText('Version of the newest file, as the app writes it.', 40)),
  size: s.optional(s.positiveWholeNumber('Its bytes.')),
  sha256: s.optional(sha256('Its SHA-256.')),
  minSdk: s.optional(s.positiveWholeNumber('First API level of Android that the newest file is for.')),
  note: s.optional(
    s.map(
      'A sentence of the publisher’s for the download step, by language: plain text, shown as it is.',
      plainText('A sentence.', 240),
    ),
  ),
  certificates,
  needs: s.list('What it needs to keep working.', s.oneOf('A need.', needs)),
  sources: s.nonEmptyList('Where certificate and page were read.', s.text('A source.')),
  checked: s.day('Day of the last check'),
  confidence,
});
/** One app of the catalogue. Names are the publisher's own and are not translated. */
export type AppEntry = s.Infer<typeof app>;

const { package: ownName, name, publisher, page } = app.shape;
/** The fields of an app that a file is compared with; the others may be anything. */
export const comparedApp = s.recordWithMore('An app.', { package: ownName, name, publisher, page, certificates });

const knownApp = s.record('An app outside the catalogue, of which the certificates are known.', {
  name,
  publisher,
  page,
  certificates,
  sources: s.nonEmptyList('Names of collections, or addresses of the publisher’s own statements.', s.text('A source.')),
  confidence,
});
/** An app that is not in the catalogue but whose signer certificates are known. */
export type KnownApp = s.Infer<typeof knownApp>;

/** `content/known-signers.json`. */
export const knownSigners = s.record('Certificates of well-known apps outside the catalogue, for the file check.', {
  checked: s.day('Day on which they were last compared with their sources'),
  sources: s.map(
    'Collections that certificates were taken from.',
    s.record('A collection.', {
      name: s.text('Its name.'),
      address: link('Where it is.'),
      license: s.text('SPDX identifier of its licence.'),
    }),
  ),
  apps: s.map('By package name.', knownApp, packageName('A package name.')),
});
export type KnownSigners = s.Infer<typeof knownSigners>;

/** `content/in-app.json`. */
export const inApp = s.record('Apps that show pages in a browser of their own, where downloads often fail.', {
  checked: s.day('Day of the last check'),
  source: s.text('Where this was read.'),
  confidence,
  browsers: s.pattern(
    'Recognises complete browsers that are built on Android’s WebView and must not count as in-app browsers.',
    'i',
  ),
  apps: s.list(
    'The apps; the first whose pattern matches counts.',
    s.record('An app.', {
      name: s.text('Its name, the same in every language.'),
      agent: s.pattern('Recognises its user agent.', 'i'),
      intent: s.valueOrAbsent('The app does not let a page open another app.', false),
      query: s.optional(s.text('The query parameter that makes the app open an address outside itself.')),
      open: s.optional(s.text('The address that makes the app open a page outside itself; {url} is the page.')),
    }),
  ),
});
export type InAppBrowsers = s.Infer<typeof inApp>;
export type InAppBrowser = InAppBrowsers['apps'][number];
