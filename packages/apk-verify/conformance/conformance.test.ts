import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fingerprint } from '../testing/certificate.ts';
import { craftApk } from '../testing/craft.ts';
import { signer } from '../testing/signer.ts';
import { compareCorpus } from './compare.ts';
import { corpusFolder } from './corpus.ts';
import { reportOn } from './report.ts';

const minutes = 60_000;
let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  mkdirSync(join(folder, 'apks'));
  writeFileSync(join(folder, 'apks', 'sound.apk'), craftApk());
  writeFileSync(join(folder, 'apks', 'none.apk'), 'no archive');
});
afterAll(() => rmSync(folder, { recursive: true }));

async function run(files: object, notes: readonly string[] = []) {
  writeFileSync(join(folder, 'expected.json'), JSON.stringify({ files, notes }));
  const { lines, isFull } = reportOn(await compareCorpus(folder));
  return { isFull, text: lines.join('\n') };
}

const sha256 = fingerprint(signer('rsa-2048-a').certificates[0]!);
const levels = { min: null, max: null };
const badging = { package: 'org.example.app', label: 'Example', versionCode: '7', versionName: '1.7', minSdk: '21' };
const verdict = { ...levels, verified: true, v1: true, v31: false, signers: [sha256], lineage: null, errors: [] };
const sound = { aapt: { rc: 0, ...badging }, oracle: [verdict], cases: [{ ...levels, expect: 'verified' }] };
const throws = (name: string, range: object = levels) => ({ oracle: [{ ...range, throws: name }] });

describe('npm run conformance', () => {
  it('counts the values of each field', async () => {
    const none = { ...throws('ZipFormatException: whatever it says'), aapt: { rc: 1 } };
    const { isFull, text } = await run({ 'sound.apk': sound, 'none.apk': none });
    expect(text).toMatch(/^verified or throws +2 of 2$/m);
    expect(text).toMatch(/^aapt label +1 of 1$/m);
    expect(text).toContain('2 files: full agreement.');
    expect(isFull).toBe(true);
  });

  it.each<[string, object, string]>([
    [
      'a field',
      { 'sound.apk': { oracle: [{ ...verdict, v1: false }] } },
      'sound.apk  own–…  v1: expected false, got true',
    ],
    [
      'an unknown field',
      { 'sound.apk': { oracle: [{ ...verdict, v9: true }] } },
      'v9: expected true, got not understood',
    ],
    ['an unknown assertion', { 'sound.apk': { cases: [{ ...levels, expect: 'sings' }] } }, 'got not understood'],
    ['a fact', { 'sound.apk': { aapt: { ...sound.aapt, label: 'B' } } }, 'aapt label: expected B, got Example'],
    ['a fact that aapt does not print', { 'sound.apk': { aapt: { rc: 0, ...badging, minSdk: '1' } } }, 'aapt minSdk'],
    [
      'a rejection',
      { 'none.apk': { oracle: [verdict] } },
      'verified or throws: expected verified, got refused (format',
    ],
    ['an exception of another class', { 'none.apk': throws('IllegalArgumentException: no range') }, 'throws Illegal'],
    ['an exception that is not thrown', { 'sound.apk': throws('ApkFormatException') }, 'got verified'],
    [
      'a failure expected of a good file',
      { 'sound.apk': { cases: [{ ...levels, expect: 'fails' }] } },
      'got verified: true',
    ],
    ['a stamp', { 'sound.apk': { cases: [{ ...levels, expect: 'stampStatus', issue: 'X' }] } }, 'got STAMP_MISSING'],
    ['a missing file', { 'gone.apk': {} }, 'gone.apk  file  file: expected there, got not there'],
    ['another file', { 'sound.apk': { sha256: '00' } }, 'file: expected 00, got '],
  ])('reports a disagreement on %s', async (_what, files, line) => {
    const { isFull, text } = await run(files);
    expect(text).toContain(line);
    expect(isFull).toBe(false);
  });

  it('compares exceptions by their class, with the range of the row', async () => {
    const range = throws('IllegalArgumentException: no range', { min: null, max: 20 });
    expect((await run({ 'sound.apk': range })).isFull).toBe(true);
  });

  it('accepts what a note allows for a file, and for no other', async () => {
    const files = { 'none.apk': throws('IllegalArgumentException') };
    expect((await run(files, ['none.apk: accept any rejection'])).isFull).toBe(true);
    expect((await run(files, ['sound.apk: accept any rejection'])).isFull).toBe(false);
    const unsigned = { ...levels, verified: false, errors: ['JAR_SIG_NO_SIGNATURES'] };
    writeFileSync(join(folder, 'apks', 'unsigned.apk'), craftApk({ sign: null }));
    const either = 'unsigned.apk: JAR_SIG_NO_SIGNATURES or JAR_SIG_NO_MANIFEST; accept either';
    expect((await run({ 'unsigned.apk': { oracle: [unsigned] } }, [either])).isFull).toBe(true);
    expect((await run({ 'unsigned.apk': { oracle: [unsigned] } })).isFull).toBe(false);
  });

  it('says what a folder lacks', async () => {
    await expect(compareCorpus(join(folder, 'apks'))).rejects.toThrow(/^There is no .*apks\.$/);
  });
});

const corpus = corpusFolder();
// The reference verifier's own files are not part of the project.
it.skipIf(corpus === null)('agrees with the reference verifier in every field', { timeout: 5 * minutes }, async () => {
  const { lines, isFull } = reportOn(await compareCorpus(corpus!));
  expect(isFull, lines.join('\n')).toBe(true);
  expect(lines.at(-1)).toMatch(/^[1-9]\d* files/);
});
