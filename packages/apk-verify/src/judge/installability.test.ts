import { describe, expect, it } from 'vitest';
import { utf8 } from '../../testing/bytes.ts';
import { craftApk } from '../../testing/craft.ts';
import { answer, expectNothing, expectSaid, modern, type Row, titled } from '../../testing/expect-obstacle.ts';
import { goodFacts, goodReport } from '../../testing/sample-report.ts';
import type { ApkErrorCode } from '../model/error.ts';
import { type Found, installability, installabilityOf } from './installability.ts';

// Rows about one aspect of a file are next to their rules, in obstacles/.

describe('a sound app', () => {
  it.each([21, 23, 24, 28, 30, 33, 36, 37])('installs on API level %i without findings', async (sdk) => {
    await expectNothing(['', {}, { sdk }]);
  });
});

const page = utf8('<!DOCTYPE html><html><title>Download</title></html>');
const brokenManifest = { parts: [{ name: 'AndroidManifest.xml', data: utf8('<manifest/>') }] };

const rows: readonly Row[] = [
  ['a web page', page, {}, 'sure parse not-an-app', { kind: 'html' }],
  ['half a download', craftApk().slice(0, 900), {}, 'sure parse not-an-app', { kind: 'part' }],
  ['nothing', new Uint8Array(0), {}, 'sure parse not-an-app', { kind: 'empty' }],
  ['no manifest', { without: ['AndroidManifest.xml'] }, {}, 'sure parse not-an-app', { kind: 'zip' }],
  ['a broken manifest', brokenManifest, {}, 'sure parse PARSE_FAILED_BAD_MANIFEST'],
];

describe('the installer cannot read', () => {
  it.each(titled(rows))('%s', async (_title, row) => expectSaid(row));

  it.each<[ApkErrorCode | undefined, Partial<Found>, string]>([
    ['format', { report: null }, 'PARSE_FAILED_NOT_APK'],
    ['format', { facts: null }, 'PARSE_FAILED_NOT_APK'],
    ['manifest', { facts: null }, 'PARSE_FAILED_BAD_MANIFEST'],
    ['no-manifest', { facts: null, report: null }, 'PARSE_FAILED_BAD_MANIFEST'],
    ['too-large', { facts: null }, 'too-large'],
    [undefined, { facts: null }, 'PARSE_FAILED_BAD_MANIFEST'],
    [undefined, { report: null }, 'PARSE_FAILED_NOT_APK'],
  ])('an app that failed with %s in %j', (error, changes, code) => {
    const found: Found = { kind: 'apk', facts: goodFacts, report: goodReport, ...changes, ...(error ? { error } : {}) };
    expect(installabilityOf(found, modern)).toEqual({
      installs: 'no',
      obstacles: [{ code, status: 'parse', certainty: 'sure' }],
      asks: [],
    });
  });

  it('reports nothing about a manifest outside an app', async () => {
    expect((await answer(page)).obstacles).toHaveLength(1);
    const found: Found = { kind: 'zip', facts: { ...goodFacts, testOnly: true }, report: null };
    expect(installabilityOf(found, modern).obstacles).toHaveLength(1);
  });
});

describe('a check of the facts alone', () => {
  it('reports obstacles of the manifest, and none of signatures', () => {
    const facts = { ...goodFacts, minSdk: 30, testOnly: true };
    expect(installability(facts, { sdk: 29, installed: null })).toEqual({
      installs: 'no',
      obstacles: expect.arrayContaining([
        expect.objectContaining({ code: 'FAILED_TEST_ONLY', certainty: 'sure' }),
        expect.objectContaining({ code: 'FAILED_OLDER_SDK', certainty: 'sure' }),
      ]),
      asks: [],
    });
    expect(installability(goodFacts, modern)).toEqual({ installs: 'yes', obstacles: [], asks: [] });
  });

  it('reports a refusal if not all could be read', () => {
    const { installs, obstacles } = installability({ ...goodFacts, unreadable: 'manifest' }, modern);
    expect([installs, obstacles.map(({ code }) => code)]).toEqual(['no', ['PARSE_FAILED_BAD_MANIFEST']]);
  });
});
