import type { VersionTable } from '../model/guide.ts';

/**
 * Returns the versions that a phone with this Android may have, the newest first; only one means that Android tells it.
 * Versions that nobody has checked are left out, unless the maker's phones have no others. `android` is as
 * `androidVersion` returns it (`14.0.0`, `9`); `maker` is the name on the phone.
 */
export function guessVersions(
  { versions }: VersionTable,
  android: string | undefined,
  maker: string | undefined,
): string[] {
  const number = Number(android?.split('.')[0]);
  const all = versions.filter((version) => version.android?.includes(number));
  const own = all.filter((version) => version.maker && version.maker === maker);
  const found = own.length > 0 ? own : all.filter((version) => !version.maker && version.status === undefined);
  return found.map(({ id }) => id);
}
