import type { Verdict } from '@sideguide/apk-verify';

/** Exit statuses; `--help` and docs/check.md list them. */
export const statuses = {
  genuine: 0,
  'do-not-install': 1,
  'unknown-app': 3,
  'debug-key': 3,
  'not-judged': 3,
  'will-not-install': 4,
  'other-channel': 5,
  'another-app': 6,
  'not-an-app': 7,
} as const satisfies Record<Verdict['answer'], number>;

/** Text for a command's help. */
export const statusHelp = `0  genuine, and nothing is known that prevents installation
1  do not install it: unsigned, altered, damaged, a trick, a published key, another signer
2  wrong usage, or the file cannot be read
3  an unknown app, a developer's debug key, a signature that cannot be judged, or no result
4  valid, but that phone (or every phone) refuses it
5  genuine, but a build from a place other than the download page
6  not the requested app
7  not an app file
8  of two files: the second cannot be installed on a phone with the first, or that is not certain
For several files, the most serious status: 1, then 2, 7, 6, 8, 3, 4, 5, 0.`;

/** Two files, the second of which is not sure to install on a phone that has the first. */
export const noUpdate = 8;

const bySeverity = [1, 2, 7, 6, noUpdate, 3, 4, 5, 0];

/** Returns the most serious status of several files. */
export const mostSerious = (statuses: readonly number[]): number =>
  bySeverity.find((status) => statuses.includes(status)) ?? 0;
