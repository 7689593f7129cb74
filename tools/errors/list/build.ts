import type { Entry } from '../entry.ts';
import { nothing } from './commands.ts';

/** What stops a build: no reader ever meets one. */
export const inBuild: readonly Entry[] = [
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
