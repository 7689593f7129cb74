import type { Facts } from '#lib/apk/model/facts.ts';

/** The facts as `aapt dump badging` spells them, by the names that the expected rows have. */
export function aaptFields(facts: Facts): Readonly<Record<string, string>> {
  return {
    package: facts.package,
    versionCode: String(facts.versionCode),
    versionName: facts.versionName,
    label: facts.label,
    minSdk: facts.codename ?? String(facts.minSdk),
    targetSdk: String(facts.targetSdk),
    native: facts.native.abis.map((abi) => `'${abi}'`).join(' '),
  };
}
