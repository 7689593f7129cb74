import type { Condition, PlainCondition, Version, VersionRange } from '@sideguide/guide-core/model';

/** Returns the ids of the versions in a range, `unknown` last; `versions` are newest first. A wrong end is open. */
function idsIn(versions: readonly Version[], { from, until, unknown }: VersionRange): string[] {
  const at = (id: string | undefined) => versions.findIndex((version) => version.id === id);
  const [oldest, newest] = [at(from), at(until)];
  return [
    ...versions
      .filter((_version, n) => n >= newest && (oldest < 0 || n <= oldest))
      .filter(({ status }) => status !== 'unchecked')
      .map(({ id }) => id),
    ...(unknown ? ['unknown'] : []),
  ];
}

/** Tells a list of versions from a range. */
export const isList = (os: NonNullable<Condition['os']>): os is readonly string[] => Array.isArray(os);

/** Expands a condition to single versions. An unchecked version is treated like the answer “I don't know”. */
export function plainCondition<When extends Condition>(
  versions: readonly Version[],
  when: When,
): Omit<When, 'os'> & Pick<PlainCondition, 'os'> {
  const { os, ...rest } = when;
  if (!os) return rest;
  const ids = isList(os) ? os : idsIn(versions, os);
  const unchecked = versions.filter(({ status }) => status === 'unchecked').map(({ id }) => id);
  const more = ids.includes('unknown') ? unchecked.filter((id) => !ids.includes(id)) : [];
  return { ...rest, os: [...ids, ...more] };
}

const inBoth = (one: readonly string[] | undefined, other: readonly string[] | undefined) =>
  one && other ? one.filter((value) => other.includes(value)) : (one ?? other);

/** Returns a condition that holds if both do. Only one of them can have a need, which the content check ensures. */
export function bothConditions(one: PlainCondition, other: PlainCondition): PlainCondition {
  const [os, rom] = [inBoth(one.os, other.os), inBoth(one.rom, other.rom)];
  const [need, app] = [one.need ?? other.need, one.app ?? other.app];
  return { ...(os ? { os } : {}), ...(rom ? { rom } : {}), ...(need ? { need } : {}), ...(app ? { app } : {}) };
}
