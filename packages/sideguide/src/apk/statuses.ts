import type { Verdict } from '@sideguide/apk-verify';

/** Exit statuses; `--help` and docs/check.md list them. */
export const statuses = {
  genuine: 0,
  'do-not-install': 1,
  'unknown-app': 3,
  'not-judged': 3,
  'will-not-install': 4,
  'other-channel': 5,
  'another-app': 6,
  'not-an-app': 7,
} as const satisfies Record<Verdict['answer'], number>;

/** Text for a command's help. */
export const statusHelp = `0  genuine, and nothing is known that keeps it from installing
1  do not install it: unsigned, altered, damaged, a trick, somebody else's signature
2  wrong usage, or the file cannot be read
3  an unknown app, a signature that cannot be judged, or nothing could be found out
4  sound, and that phone refuses it
5  genuine, and the build of another place than the download page
6  not the app that was asked for
7  not an app file
8  of two files of one app: the second cannot be installed over the first, or perhaps not
Of several files the gravest: 1, then 2, 7, 6, 8, 3, 4, 5, 0.`;

/** Two files of the same app, the second of which does not install over the first, or perhaps not. */
export const noUpdate = 8;

const bySeverity = [1, 2, 7, 6, noUpdate, 3, 4, 5, 0];

/** Returns the most serious status of several files. */
export const mostSerious = (statuses: readonly number[]): number =>
  bySeverity.find((status) => statuses.includes(status)) ?? 0;
