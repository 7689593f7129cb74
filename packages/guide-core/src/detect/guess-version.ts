import type { VersionTable } from '../model/guide.ts';

/**
 * Returns the versions that a phone with this Android may have, the newest first; versions that nobody has checked are
 * left out. Only one means that Android tells it. `android` is as `androidVersion` returns it: `14.0.0`, `9`; `maker` is
 * the name on the phone.
 */
export function guessVersions(
  { versions }: VersionTable,
  android: string | undefined,
  maker: string | undefined,
): string[] {
  const number = Number(android?.split('.')[0]);
  const known = versions.filter(({ android: all, status }) => status === undefined && all?.includes(number));
  const own = known.filter((version) => version.maker && version.maker === maker);
  return (own.length ? own : known.filter((version) => !version.maker)).map(({ id }) => id);
}
