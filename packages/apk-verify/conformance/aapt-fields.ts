import type { Facts } from '../src/model/facts.ts';

/** The facts as `aapt dump badging` spells them, by the names that the expected rows have. */
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
