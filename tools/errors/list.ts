import type { ApkErrorCode } from '#lib/apk/model/error.ts';
import type { Kind } from '#src/app/diagnose.ts';
import type { FailureType } from '#src/core/chunks/errors.ts';

/** What `docs/errors.md` says about an error; a test holds it against every place in the code that makes one. */
export interface Entry {
  readonly code: string;
  /** Where it is made, and as what: file, class and message as `scan.ts` reads them; absent if a library makes it. */
  readonly made?: readonly [file: string, error: string, message?: string];
  readonly cause: string;
  /** A kind of help on the error screen, or what is seen in words. */
  readonly reader: { readonly kind: Kind } | string;
  readonly operator: string;
}

/** Why a chunk fails, for scripts and styles alike. */
const failures: Readonly<Record<FailureType, Pick<Entry, 'cause' | 'operator'>>> = {
  error: {
    cause:
      'The request failed: no network, a connection that broke off, an answer like 404 or 500, a wrong content type.',
    operator:
      'If it is 404: publish all files of a build together and keep those of the build before it for a while. Else look at the logs of the server, and whether `Content-Type` is right.',
  },
  missing: {
    cause: 'An answer came that is not the chunk: a portal’s page, a file that was cut or damaged on its way.',
    operator:
      'Look for a proxy or content network that changes or cuts files; purge its cache. Compare the served files with the build.',
  },
  timeout: {
    cause: 'Nothing came within 120 seconds.',
    operator: 'Look whether the server answers slowly or holds connections open.',
  },
};

const chunkErrors: readonly Entry[] = (['script', 'style'] as const).flatMap((what) =>
  (Object.keys(failures) as FailureType[]).map(
    (type): Entry => ({
      code: what === 'script' ? `ChunkLoadError, ${type}` : `ChunkLoadError, CSS_CHUNK_LOAD_FAILED, ${type}`,
      ...(what === 'style'
        ? { made: ['src/core/chunks/style.ts', 'Error', 'Loading CSS chunk … failed. (…: …)'] }
        : {}),
      cause: `A ${what} chunk. ${failures[type].cause}`,
      reader: { kind: type === 'missing' ? 'newer' : 'slow' },
      operator: failures[type].operator,
    }),
  ),
);

export const browser: readonly Entry[] = [
  ...chunkErrors,
  {
    code: 'UnknownAddressError',
    made: ['src/app/prepare.ts', 'UnknownAddressError'],
    cause: 'No screen has the address.',
    reader: { kind: 'unknown' },
    operator: 'Correct the link that led there. The server answers such an address with 404 and the document.',
  },
  {
    code: 'any other error',
    cause: 'A screen threw, or a chunk holds other data than it should.',
    reader: { kind: 'broken' },
    operator:
      'Ask for the folded details of the error screen and report them with the version: it is a mistake of ours.',
  },
];

export const beforeTheApp: readonly Entry[] = [
  {
    code: 'entry, failed',
    cause: 'A script of the first load failed twice: there is no app yet that could say so.',
    reader: 'A sign without words, ↻, that loads the page again at the same address.',
    operator: 'As for `ChunkLoadError`; the files are named `react` and `index`.',
  },
  {
    code: 'entry, slow',
    cause: 'Nothing to show after 8 seconds.',
    reader:
      'Before the app is there: ⏳↻. After that, in the reader’s language: the words of `slow` or `offline` below, without the title.',
    operator: 'Nothing, if it is rare.',
  },
];

export const worker: readonly Entry[] = [
  {
    code: 'GoneError',
    made: ['worker/store.ts', 'GoneError', '…'],
    cause: 'A file of this build is not on the server any more, or is another one.',
    reader: 'Nothing: the page goes on, and the next load brings the new build.',
    operator: 'Nothing after a new build. Else compare the served files with the build.',
  },
  {
    code: 'TypeError, status',
    made: ['worker/store.ts', 'TypeError', '…: …'],
    cause: 'A portal or a failing server answered instead of a file that was to be kept.',
    reader: 'That the guide is not yet kept on the phone; it is tried again.',
    operator: 'Look at the logs of the server if it lasts.',
  },
  {
    code: 'no worker',
    made: ['src/core/offline/keeper.ts', 'Error', 'no worker'],
    cause:
      'The browser has no service worker or no cache storage: private mode, an old browser, an address without https.',
    reader: 'That this browser keeps nothing; all else works.',
    operator: 'Serve the guide by https.',
  },
];

const apkCodes: Readonly<Record<ApkErrorCode, Pick<Entry, 'cause' | 'operator'>>> = {
  format: {
    cause: 'The file is no ZIP archive, or one that Android refuses.',
    operator: 'Offer the file anew: it was cut or changed on its way, or it is none for Android.',
  },
  'no-manifest': {
    cause: 'The archive is sound and has no `AndroidManifest.xml` at its top.',
    operator: 'Offer an APK: bundles (`.apks`, `.xapk`, `.aab`) do not install by a tap.',
  },
  manifest: {
    cause: 'The manifest or the resources of the app are not what Android reads.',
    operator: 'Build the app anew; a tool has damaged it.',
  },
  'too-large': {
    cause: 'A part is larger than any honest file’s, or claims more than the file holds.',
    operator: 'Do not offer this file.',
  },
  range: {
    cause: 'The versions of Android that were asked for and those of the file have nothing in common.',
    operator: 'Say in the catalogue which versions the app is for.',
  },
};

const unreadable = {
  reader: 'The check of the file says that the file could not be read to its end, and offers to pick it again.',
  operator: 'Nothing: the file was moved, replaced or deleted while it was read, or is still being written.',
};

export const apk: readonly Entry[] = [
  ...Object.entries(apkCodes).map(([code, { cause, operator }]) => ({
    code: `ApkError, ${code}`,
    cause,
    reader: 'The check of the file says that it cannot be read, and that it should not be installed.',
    operator,
  })),
  {
    code: 'UnreadableError, other',
    made: ['src/check/bytes/unreadable.ts', 'UnreadableError', '…'],
    cause: 'The browser could not read the file; the message is its own.',
    ...unreadable,
  },
  {
    code: 'UnreadableError, range',
    made: ['src/check/bytes/blob-source.ts', 'UnreadableError', '… of … bytes at …'],
    cause: 'The file gave fewer bytes than it promised.',
    ...unreadable,
  },
  {
    code: 'UnreadableError, stream',
    made: ['src/check/bytes/pieces.ts', 'UnreadableError', 'the stream ended … bytes early'],
    cause: 'The file ended before its end.',
    ...unreadable,
  },
];

const nothing = 'Nothing: it happens on the operator’s machine.';

export const commands: readonly Entry[] = [
  {
    code: 'PORT, not a number',
    made: ['cli/serve/port.ts', 'Error', 'PORT is "…" but has to be a number from 1 to …. Try: PORT=… npm start'],
    cause: 'The variable `PORT` holds something else.',
    reader: nothing,
    operator: 'Give a number from 1 to 65535, or leave it out.',
  },
  {
    code: 'EADDRINUSE',
    made: ['cli/serve/port.ts', 'Error', 'Port … is in use. Choose another: PORT=… npm start'],
    cause: 'Another program listens on the port.',
    reader: nothing,
    operator: 'Stop the other one, or take the port that the message offers.',
  },
  {
    code: 'EACCES',
    made: ['cli/serve/port.ts', 'Error', 'Port … is not allowed for this account. Choose another: PORT=… npm start'],
    cause: 'Ports below 1024 belong to the system on many machines.',
    reader: nothing,
    operator: 'Take the port that the message offers, and a web server in front of it.',
  },
  {
    code: 'no built site',
    made: ['cli/serve/site.ts', 'Error', 'There is no built site in …. Build it first: npm run build'],
    cause: 'The folder holds no build, or only a part of one.',
    reader: nothing,
    operator: 'Build first.',
  },
  {
    code: 'no hashes',
    made: ['cli/verify/sums.ts', 'Error', 'There is no built site with a list of hashes in …: no ….'],
    cause: 'The folder holds no build that others could be compared with.',
    reader: nothing,
    operator: 'Name the folder of a build, or build first.',
  },
  {
    code: 'damaged hashes',
    made: ['cli/verify/sums.ts', 'Error', '… is damaged: line … is no hash and path.'],
    cause: 'The list of hashes was edited or cut.',
    reader: nothing,
    operator: 'Build anew from the same commit: builds are the same byte for byte.',
  },
  {
    code: 'no address',
    made: ['cli/verify/verify.ts', 'Error', '“…” is no http or https address.'],
    cause: 'What is to be compared is neither a folder nor an address.',
    reader: nothing,
    operator: 'Give the whole address, with https://.',
  },
  {
    code: 'base',
    made: [
      'tools/build/base.ts',
      'Error',
      'The base is "…" but has to be a folder of the server: letters, digits, "-", "_", "." and "~". Try: --base /guide/',
    ],
    cause: 'The folder under which the guide is to be served cannot be one.',
    reader: nothing,
    operator: 'Take a plain name between slashes.',
  },
  {
    code: 'no test browser',
    made: ['tools/browser/find-browser.ts', 'Error', '…'],
    cause: 'Tests, gallery and bench need a Chromium, and none was found.',
    reader: nothing,
    operator: 'Do what the message says: install one, or name one in `SIDEGUIDE_BROWSER`.',
  },
  {
    code: 'SIDEGUIDE_BROWSER',
    made: ['tools/browser/find-browser.ts', 'Error', 'SIDEGUIDE_BROWSER names …, which does not exist.'],
    cause: 'The variable names a file that is not there.',
    reader: nothing,
    operator: 'Correct the path.',
  },
  {
    code: 'gallery, no picture',
    made: ['tools/gallery.ts', 'Error', 'No picture has a name with … in it.'],
    cause: 'The part of a name that was given fits no picture.',
    reader: nothing,
    operator: 'Give a part of a name as it stands in the gallery.',
  },
  {
    code: 'gallery, option',
    made: ['tools/gallery/options.ts', 'Error', '--… has to be some of …….'],
    cause: 'An option has a value that there is not.',
    reader: nothing,
    operator: 'Take one of those that the message names.',
  },
];

/** Mistakes of ours: nobody should ever meet one. */
export const mistakes: readonly Entry[] = [
  {
    code: 'no view',
    made: ['src/frame/view.ts', 'Error', 'useView outside a screen'],
    cause: 'A component that needs a screen stands outside of one.',
    reader: { kind: 'broken' },
    operator: 'Report it.',
  },
  {
    code: 'no sheet',
    made: ['src/ways/picture.ts', 'Error', 'The browser does not draw the sheet.'],
    cause: 'A step is saved as a picture, and the browser draws no page inside an SVG.',
    reader: 'A line below the tools of the step: the picture could not be made, and what helps instead.',
    operator: 'Nothing: the step can be printed, or photographed from the screen.',
  },
  {
    code: 'no picture',
    made: ['src/ways/picture.ts', 'Error', 'The browser makes no picture of the canvas.'],
    cause: 'The browser draws the step and gives out no PNG of it, for want of memory or by its settings.',
    reader: 'A line below the tools of the step: the picture could not be made, and what helps instead.',
    operator: 'Nothing: the step can be printed, or photographed from the screen.',
  },
  {
    code: 'digests',
    made: ['src/check/bytes/web-digests.ts', 'Error', 'prepare() comes before running()'],
    cause: 'Code of the file check asks for a digest that was not made ready.',
    reader: 'The check of the file says that it broke; nothing is said about the file.',
    operator: 'Report it.',
  },
  {
    code: 'no colour',
    made: ['lib/look/contrast.ts', 'Error', 'Not a colour of the form #rrggbb: …'],
    cause: 'A look reached the contrast check although its shape is wrong.',
    reader: 'Nothing: the build stops.',
    operator: 'Correct the colour that the message names.',
  },
  {
    code: 'bundler changed',
    made: ['tools/build/contract-errors.ts', 'Error', 'contract-errors: the bundler changed its style loader'],
    cause: 'A new version of the bundler loads styles in another way.',
    reader: 'Nothing: the build stops.',
    operator: 'Install the pinned version (`npm ci`), and report it.',
  },
  {
    code: 'site',
    made: [
      'tools/build/search-engines.ts',
      'Error',
      '--site has to be the address of the finished guide, e.g. https://guide.example…, not “…”.',
    ],
    cause: 'The address of the finished site is none: without a scheme, or with a query, a hash or a user in it.',
    reader: nothing,
    operator: 'Give the whole address as readers type it, or leave `--site` out.',
  },
  {
    code: 'site folder',
    made: [
      'tools/build/search-engines.ts',
      'Error',
      '--site … lies in the folder …, and the guide is built for …: give --base ….',
    ],
    cause: 'The address of the finished site and the folder that the guide is built for do not fit each other.',
    reader: nothing,
    operator: 'Give `--base` with the folder of the address.',
  },
  {
    code: 'setting',
    made: ['tools/build/hosts/plan.ts', 'Error', "This cannot be written into a server's settings: …"],
    cause: 'A path or header holds a quotation mark, a brace or the like.',
    reader: 'Nothing: the build stops.',
    operator: 'Report it.',
  },
  {
    code: 'no licence text',
    made: ['tools/build/notices.ts', 'Error', '… … is in the bundle under …, and brings no text of it along.'],
    cause: 'A package whose licence has to go with the build does not bring it.',
    reader: 'Nothing: the build stops.',
    operator: 'Install the pinned version (`npm ci`), and report it.',
  },
  {
    code: 'modules unknown',
    made: ['tools/build/notices.ts', 'Error', "The bundler's report leaves out … modules."],
    cause: 'The bundler changed how it reports what a build is made of, so the notices could miss a licence.',
    reader: 'Nothing: the build stops.',
    operator: 'Install the pinned version (`npm ci`), and report it.',
  },
  {
    code: 'plain page',
    made: [
      'tools/build/plain-pages.ts',
      'Error',
      'plain-pages: … speaks of one app or one phone, and a page without scripts knows neither',
    ],
    cause: 'A step that the pages without scripts repeat has got a slot or a label.',
    reader: 'Nothing: the build stops.',
    operator: 'Write the step without it, or leave it out of those pages.',
  },
  {
    code: 'operator data',
    made: ['lib/operator/jsonc.ts', 'JsoncError', '…'],
    cause: 'A file of an operator’s folder is not JSON with comments; the line is named.',
    reader: 'Nothing: the build stops, and the site of the build before stays.',
    operator: 'Mend that line: a comma or a quotation mark is often missing just before it.',
  },
  {
    code: 'no digests in entry',
    made: [
      'tools/operator/lay-over.ts',
      'Error',
      'lay-over: the digests of the content stand in … files and not in one',
    ],
    cause: 'The bundled site of the package has an entry of another form than the command expects.',
    reader: 'Nothing: the build stops, and the site of the build before stays.',
    operator: 'Install the package anew; in a clone, run `npm run package`.',
  },
  {
    code: 'file names itself',
    made: ['tools/operator/relink.ts', 'Error', 'relink: … names itself'],
    cause: 'Two files of the bundled site name each other by their digests, so that neither can be named anew.',
    reader: 'Nothing: the build stops, and the site of the build before stays.',
    operator: 'Report it, with the version of the package.',
  },
  {
    code: 'no charset',
    made: [
      'tools/build/finish-site.ts',
      'Error',
      'finish-site: src/index.html has no <meta charset> to put the script behind',
    ],
    cause: 'The page was changed.',
    reader: 'Nothing: the build stops.',
    operator: 'Put the line back.',
  },
  {
    code: 'entry outside',
    made: ['tools/build/inline-entry.ts', 'Error', 'inline-entry: the bundler writes its entry differently'],
    cause: 'The bundler was changed: its elements for the entry are not found in the page.',
    reader: 'Nothing: the build stops.',
    operator: 'Report it.',
  },
  {
    code: 'entry unfit',
    made: ['tools/build/inline-entry.ts', 'Error', 'inline-entry: … cannot stand inside a document'],
    cause: 'A script or style of the first load holds what ends an element of a page.',
    reader: 'Nothing: the build stops.',
    operator: 'Report it.',
  },
];

export const all: readonly Entry[] = [...browser, ...beforeTheApp, ...worker, ...apk, ...commands, ...mistakes];
