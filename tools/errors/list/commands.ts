import type { Entry } from '../entry.ts';

/** What a reader sees of an error of a command. */
export const nothing = 'Nothing: it happens on the operator’s machine.';

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
  {
    code: 'gallery, restless page',
    made: ['tools/gallery/settled.ts', 'Error', 'the page does not come to rest (… requests under way)'],
    cause: 'A page that is measured or drawn still asks for files, or still moves, after ten seconds.',
    reader: nothing,
    operator: 'Run it again when the machine is less busy; if the page never rests, that is a fault to tell us of.',
  },
  {
    code: 'gallery, unwatched page',
    made: ['tools/gallery/settled.ts', 'Error', 'Nobody watches what this page asks for: call watchRequests first.'],
    cause: 'A tool of ours waits for a page to come to rest, and never began to count its requests.',
    reader: nothing,
    operator: 'Nothing of yours: a fault of ours, tell us.',
  },
];
