import type { VersionTable } from '../model/guide.ts';

/**
 * Returns the versions that a phone with this Android may have, the newest first; versions that nobody has checked are
 * left out. Only one means that Android tells it. `android` is as `androidVersion` returns it: `14.0.0`, `9`.
 */
export function guessVersions({ versions }: VersionTable, android: string | undefined): string[] {
  const number = Number(android?.split('.')[0]);
  return versions
    .filter(({ android: known, status }) => status === undefined && known?.includes(number))
    .map(({ id }) => id);
}
