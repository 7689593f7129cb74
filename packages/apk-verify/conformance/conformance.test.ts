import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../testing/certificate.ts';
import { craftApk } from '../testing/craft.ts';
import { signer } from '../testing/signer.ts';
import { checkFile } from './check-file.ts';
import { corpusFolder } from './corpus-folder.ts';
import { readCorpus } from './expected.ts';
import { runConformance } from './run.ts';
import { Tally } from './summary.ts';
import { comparable, leniencyFor } from './tolerance.ts';

const minutes = 60_000;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  mkdirSync(join(folder, 'apks'));
  writeFileSync(join(folder, 'apks', 'sound.apk'), craftApk());
  writeFileSync(join(folder, 'apks', 'none.apk'), 'no archive');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(expected: unknown, dir = folder): Promise<{ status: number; text: string }> {
  if (expected !== undefined)
    writeFileSync(join(dir, 'expected.json'), typeof expected === 'string' ? expected : JSON.stringify(expected));
  const { status, lines } = await runConformance(dir);
  return { status, text: `${lines.join('\n')}\n` };
}

const sha256 = fingerprint(signer('rsa-2048-a').certificates[0]!);
const levels = { min: null, max: null };
const sound = {
  aapt: { rc: 0, package: 'org.example.app', label: 'Example' },
  oracle: [
    { ...levels, verified: true, v1: true, v31: false, signers: [sha256], lineage: null, errors: [], stamp: false },
  ],
  cases: [{ ...levels, expect: 'verified' }],
};
const none = {
  oracle: [{ ...levels, throws: 'ZipFormatException: whatever it says' }],
  cases: [{ min: 24, max: 24, expect: 'throws', issue: 'ApkFormatException' }],
};

describe('npm run conformance', () => {
  it('exits with 0 at full agreement, with the counts of each field', async () => {
    const { status, text } = await run({ files: { 'sound.apk': sound, 'none.apk': none } });
    expect(text).toContain('2 files: full agreement.');
    expect(text).toMatch(/^verified or throws +2 of 2$/m);
    expect(text).toMatch(/^aapt label +1 of 1$/m);
    expect(status).toBe(0);
  });

  it('reports each disagreement in one line, and exits with 1', async () => {
    const wrong = { ...sound, aapt: { label: 'Another' }, oracle: [{ ...sound.oracle[0], v1: false }] };
    const { status, text } = await run({
      files: { 'sound.apk': wrong, 'none.apk': { oracle: [{ ...levels, verified: true, v1: true }] }, 'gone.apk': {} },
    });
    expect(text).toContain('sound.apk  own–…  v1: expected false, got true\n');
    expect(text).toContain('sound.apk  aapt  aapt label: expected Another, got Example\n');
    expect(text).toMatch(/^none\.apk {2}own–… {2}verified or throws: expected verified, got refused \(format: .*\)$/m);
    expect(text).toContain('gone.apk  file  file: expected there, got not there\n');
    expect(text).toContain('no full agreement');
    expect(status).toBe(1);
  });

  it('compares exceptions by their class', async () => {
    const other = { 'none.apk': { oracle: [{ ...levels, throws: 'IllegalArgumentException: no range' }] } };
    expect((await run({ files: other })).status).toBe(1);
    const range = { 'sound.apk': { oracle: [{ min: null, max: 20, throws: 'IllegalArgumentException: no range' }] } };
    expect((await run({ files: range })).status).toBe(0);
    expect(
      (await run({ files: { 'sound.apk': { oracle: [{ ...levels, throws: 'ApkFormatException' }] } } })).status,
    ).toBe(1);
  });

  it('does not count what it does not understand as agreement', async () => {
    const { status, text } = await run({
      files: { 'sound.apk': { ...sound, cases: [{ ...levels, expect: 'sings', test: 't' }] } },
    });
    expect(text).toContain('sound.apk  own–…  case sings (t): not understood\n');
    expect(status).toBe(1);
  });

  it.each([
    ['no JSON', 'no JSON', 'is no JSON'],
    ['no files', { notes: [] }, 'has no object "files"'],
    ['a list of files', { files: [] }, 'has no object "files"'],
    ['a file that is none', { files: { 'a.apk': 5 } }, 'files["a.apk"] is no object'],
    ['rows that are none', { files: { 'a.apk': { oracle: 'x' } } }, 'files["a.apk"].oracle is no list'],
    ['a row with words for levels', { files: { 'a.apk': { oracle: [{ min: 'x' }] } } }, 'oracle[0] is no row'],
    ['a case without a kind', { files: { 'a.apk': { cases: [{}] } } }, 'has a row without "expect"'],
  ])('reports errors in expected.json: %s', async (_, expected, problem) => {
    const { status, text } = await run(expected);
    expect(text).toContain(problem);
    expect(status).toBe(1);
  });

  it('reports which folder is missing', async () => {
    expect(await run(undefined, join(folder, 'nowhere'))).toMatchObject({
      status: 1,
      text: expect.stringContaining('There is no folder'),
    });
    expect(await run(undefined, join(folder, 'apks'))).toMatchObject({
      status: 1,
      text: expect.stringContaining('There is no folder'),
    });
  });
});

describe('leniency', () => {
  const notes = [
    'one.apk: test names V2_SIG_VERIFY_EXCEPTION, Java gives V2_SIG_DID_NOT_VERIFY; accept either',
    'two.apk: IOException or ApkFormatException; accept any rejection',
  ];
  it('is what the notes say of a file, and of no other', () => {
    expect([...leniencyFor('one.apk', notes).sameIssues]).toEqual(['V2_SIG_VERIFY_EXCEPTION', 'V2_SIG_DID_NOT_VERIFY']);
    expect(leniencyFor('two.apk', notes)).toEqual({ anyRejection: true, sameIssues: new Set() });
    expect(leniencyFor('three.apk', notes)).toEqual({ anyRejection: false, sameIssues: new Set() });
    const one = leniencyFor('one.apk', notes);
    expect(comparable(['V2_SIG_DID_NOT_VERIFY', 'A'], one)).toBe(comparable(['A', 'V2_SIG_VERIFY_EXCEPTION'], one));
    expect(comparable(['B', 'B'], one)).not.toBe(comparable(['B'], one));
  });
});

const corpus = corpusFolder();
// The reference verifier's own files are not part of the project.
describe.skipIf(corpus === null)(
  `the corpus${corpus === null ? ' (skipped: no folder is named or lies beside the project)' : ''}`,
  () => {
    it('agrees with the reference verifier in every field', { timeout: 5 * minutes }, async () => {
      const found = readCorpus(corpus!);
      if (!('files' in found)) throw new Error(found.join('\n'));
      expect(found.files.length).toBeGreaterThan(0);
      const tally = new Tally();
      for (const file of found.files) await checkFile(corpus!, file, found.notes, tally);
      expect([...tally.disagreements, ...tally.notUnderstood]).toEqual([]);
    });

    it('has its files', () => {
      expect(existsSync(join(corpus!, 'apks'))).toBe(true);
    });
  },
);
