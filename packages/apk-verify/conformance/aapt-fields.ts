import type { Facts } from '../src/model/facts.ts';

/** Returns the facts in the spelling of `aapt dump badging`, by the field names of the expected rows. */
export function aaptFields(facts: Facts): Readonly<Record<string, string>> {
  const { abis, alternatives } = facts.native;
  const quoted = (names: readonly string[]) => names.map((name) => `'${name}'`).join(' ');
  return {
    package: facts.package,
    versionCode: facts.versionCode > 0 ? String(facts.versionCode) : '',
    versionName: facts.versionName,
    label: facts.label,
    minSdk: facts.codename ?? String(facts.minSdk),
    targetSdk: facts.targetCodename ?? String(facts.targetSdk),
    native: quoted(abis.filter((abi) => !alternatives.includes(abi))),
    altNative: quoted(alternatives),
  };
}
