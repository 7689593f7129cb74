import type { Entry } from '../entry.ts';

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
