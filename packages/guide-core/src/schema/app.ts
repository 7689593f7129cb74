import { appKinds, needs } from '../model/values.ts';
import { confidence } from './fact.ts';
import {
  checkedText,
  day,
  type Infer,
  list,
  map,
  matching,
  nonEmptyList,
  oneOf,
  optional,
  pattern,
  positiveWholeNumber,
  record,
  recordWithMore,
  text,
  valueOrAbsent,
} from './shape.ts';
import { linkProblem, textProblem } from './text-problems.ts';

/** What Android accepts as a package name. */
export const packageNamePattern = /^[a-zA-Z][\w]*(\.[a-zA-Z][\w]*)+$/;
const packageName = (description: string) => matching(description, packageNamePattern, 'it as in org.example.app');
const sha256 = (description: string) => matching(description, /^[0-9a-f]{64}$/, '64 lower-case hex digits');
const link = (description: string) =>
  checkedText(
    description,
    linkProblem,
    'an address that begins with https:// and is encoded where it is not plain ASCII',
  );
const plainText = (description: string, longest: number) =>
  checkedText(description, (value) => textProblem(value, longest), `a plain text of at most ${longest} characters`);

const certificates = nonEmptyList(
  'Certificates that sign it.',
  record('A certificate.', {
    sha256: sha256('Its SHA-256.'),
    place: oneOf('Whether it signs the file of `page`, or the same app from another place.', ['page', 'elsewhere']),
    // It stands in the middle of a sentence.
    channel: plainText('Short name of the place where files so signed come from, as in F-Droid.', 32),
  }),
);

/** A file of `content/apps`, and of the folder `apps` of an operator. */
export const app = record('An app of the catalogue, or of the operator of this guide.', {
  package: packageName('Package name, which is also the name of the file and the value of `app` in addresses.'),
  name: text('As the publisher writes it.'),
  publisher: text('Who makes it, as they write it.'),
  kind: oneOf('What kind of app it is.', appKinds),
  page: link('The publisher’s page with the download.'),
  file: optional(text('Name of the file, where it is always the same; else the drawings show the app’s name.')),
  download: optional(link('Where the file itself lies: readers are led straight to it.')),
  version: optional(plainText('Version of the newest file, as the app writes it.', 40)),
  size: optional(positiveWholeNumber('Its bytes.')),
  sha256: optional(sha256('Its SHA-256.')),
  note: optional(
    map(
      'A sentence of the publisher’s for the download step, by language: plain text, shown as it is.',
      plainText('A sentence.', 240),
    ),
  ),
  certificates,
  needs: list('What it needs to keep working.', oneOf('A need.', needs)),
  sources: nonEmptyList('Where certificate and page were read.', text('A source.')),
  checked: day('Day of the last check'),
  confidence,
});
/** One app of the catalogue. Names are the publisher's own and are not translated. */
export type AppEntry = Infer<typeof app>;

const { package: ownName, name, publisher, page } = app.shape;
/** The fields of an app that a file is compared with; the others may be anything. */
export const comparedApp = recordWithMore('An app.', { package: ownName, name, publisher, page, certificates });

const knownApp = record('An app outside the catalogue, of which the certificates are known.', {
  name,
  publisher,
  page,
  certificates,
  sources: nonEmptyList('Names of collections, or addresses of the publisher’s own statements.', text('A source.')),
  confidence,
});
/** An app that is not in the catalogue but whose signer certificates are known. */
export type KnownApp = Infer<typeof knownApp>;

/** `content/known-signers.json`. */
export const knownSigners = record('Certificates of well-known apps outside the catalogue, for the file check.', {
  checked: day('Day on which they were last compared with their sources'),
  sources: map(
    'Collections that certificates were taken from.',
    record('A collection.', {
      name: text('Its name.'),
      address: link('Where it is.'),
      license: text('SPDX identifier of its licence.'),
    }),
  ),
  apps: map('By package name.', knownApp, packageName('A package name.')),
});
export type KnownSigners = Infer<typeof knownSigners>;

/** `content/in-app.json`. */
export const inApp = record('Apps that show pages in a browser of their own, where downloads often fail.', {
  checked: day('Day of the last check'),
  source: text('Where this was read.'),
  confidence,
  browsers: pattern(
    'Recognises complete browsers that are built on Android’s WebView and must not count as in-app browsers.',
    'i',
  ),
  apps: list(
    'The apps; the first whose pattern matches counts.',
    record('An app.', {
      name: text('Its name, the same in every language.'),
      agent: pattern('Recognises its user agent.', 'i'),
      intent: valueOrAbsent('The app does not let a page open another app.', false),
      query: optional(text('The query parameter that makes the app open an address outside itself.')),
      open: optional(text('The address that makes the app open a page outside itself; {url} is the page.')),
    }),
  ),
});
export type InAppBrowsers = Infer<typeof inApp>;
export type InAppBrowser = InAppBrowsers['apps'][number];
