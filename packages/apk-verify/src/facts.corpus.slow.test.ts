import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@sideguide/cli-kit';
import { describe, expect, it } from 'vitest';
import { fileOf } from '../testing/file-of.ts';
import { factsOf } from './facts.ts';
import { kindOf } from './kind.ts';
import type { Facts } from './model/facts.ts';

/** Output of `aapt dump badging` for a file; absent where it prints nothing. */
interface Badging {
  readonly rc: number;
  readonly package?: string;
  readonly versionCode?: string;
  readonly versionName?: string;
  readonly minSdk?: string;
  readonly targetSdk?: string;
  readonly label?: string;
  readonly native?: string;
}

const folder = process.env.SIDEGUIDE_APK_CORPUS ?? join(root, '..', 'shared', 'apk-corpus');
const list = join(folder, 'expected.json');
const missing = existsSync(list) ? '' : ` (skipped: no corpus at ${folder}; set SIDEGUIDE_APK_CORPUS)`;
const files: Readonly<Record<string, { readonly aapt: Badging }>> = missing
  ? {}
  : (JSON.parse(readFileSync(list, 'utf8')) as { files: Record<string, { aapt: Badging }> }).files;

/** Returns this library's facts in the same form. */
function badging(found: Facts): Omit<Badging, 'rc'> {
  const { abis, alternatives } = found.native;
  return {
    package: found.package,
    versionCode: found.versionCode > 0 ? `${found.versionCode}` : '',
    versionName: found.versionName,
    minSdk: found.codename ?? `${found.minSdk}`,
    targetSdk: found.targetCodename ?? `${found.targetSdk}`,
    label: found.label,
    native: abis
      .filter((abi) => !alternatives.includes(abi))
      .map((abi) => `'${abi}'`)
      .join(' '),
  };
}

// The corpus is too large for the repository; the name of the skipped test says where it is expected.
describe.skipIf(missing !== '')(`facts of the reference's files equal aapt's${missing}`, () => {
  it.each(Object.keys(files))('%s', async (name) => {
    const file = fileOf(readFileSync(join(folder, 'apks', name)));
    const { rc, ...expected } = files[name]!.aapt;
    if (rc !== 0) {
      await expect(factsOf(file)).rejects.toThrow(expect.objectContaining({ name: 'ApkError' }));
      return;
    }
    expect(await kindOf(file)).toBe('apk');
    // aapt prints no line for versions that the manifest omits; the platform's defaults apply then.
    expect({ versionCode: '', versionName: '', label: '', native: '', minSdk: '1', ...expected }).toEqual(
      badging(await factsOf(file)),
    );
  });

  it('and there are any', () => {
    expect(Object.keys(files).length).toBeGreaterThan(0);
  });
});
