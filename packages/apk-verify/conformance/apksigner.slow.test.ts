import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { androidTables } from '../testing/android/index.ts';
import { craftApk } from '../testing/craft.ts';
import { apksignerVersion, compareWithApksigner, type Difference, explain } from './apksigner.ts';
import { corpusFolder } from './corpus.ts';

// Compares the verifier with Debian's `apksigner`, file by file.

const minutes = 60_000;
const version = apksignerVersion();
if (version === null) console.log('Skipped: there is no apksigner here (Debian: apt-get install apksigner).');
const corpus = corpusFolder();
if (corpus === null) console.log('There is no corpus (SIDEGUIDE_APK_CORPUS): only crafted files are compared.');

/**
 * Counts the files that differ for each known reason, and lists those that differ without one. Runs two virtual
 * machines at once.
 */
async function compareAll(paths: readonly string[]) {
  const queue = [...paths];
  const known: Record<string, number> = {};
  const unknown: Difference[] = [];
  const work = async () => {
    for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
      const difference = await compareWithApksigner(path);
      const why = difference && explain(difference);
      if (why) known[why] = (known[why] ?? 0) + 1;
      else if (difference) unknown.push(difference);
    }
  };
  await Promise.all([work(), work()]);
  console.log(`${paths.length} files; they differ on`, known);
  return { known, unknown };
}

// Skipped where there is no apksigner to compare with.
describe.skipIf(version === null)(`beside apksigner ${version}`, () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'apksigner-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  // Other people's files are no part of this project: whoever has a corpus names its folder.
  it.skipIf(corpus === null)(
    'agrees on every file of the corpus, except for known reasons',
    async () => {
      const apks = join(corpus!, 'apks');
      const { unknown } = await compareAll(readdirSync(apks).map((name) => join(apks, name)));
      expect(unknown).toEqual([]);
    },
    30 * minutes,
  );

  it(
    'agrees on every crafted file',
    async () => {
      const files = androidTables.flatMap(({ title, cases }) =>
        cases.map(([what, file]) => [`${title}, ${what}`, file] as const),
      );
      const paths = files.map(([name, file], number) => {
        const path = join(folder, `${number} ${name.replace(/[^\w, ]/g, '')}.apk`);
        writeFileSync(path, file instanceof Uint8Array ? file : craftApk(file));
        return path;
      });
      const { known, unknown } = await compareAll(paths);
      expect(unknown).toEqual([]);
      // Nearly all files must agree; otherwise a reason may hide unrelated differences.
      expect(Object.values(known).reduce((sum, count) => sum + count, 0)).toBeLessThan(paths.length / 20);
    },
    30 * minutes,
  );
});
