import type { Version } from '../schema/skin.ts';

/** Returns what a version is called: on the maker's phones first, then on the other phones of the skin. */
export function namesOfVersion({ name, twins = {} }: Pick<Version, 'name' | 'twins'>, maker: string): string[] {
  const own = twins[maker];
  const others = Object.values(twins).filter((other) => other !== own);
  return own === undefined ? [name, ...others] : [own, name, ...others];
}
