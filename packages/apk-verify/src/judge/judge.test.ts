import { describe, expect, it } from 'vitest';
import { certificate, entry, goodFacts, goodReport, neighbours } from '../../testing/sample-report.ts';
import type { Issue, Report } from '../model/report.ts';
import type { VerdictCase } from '../model/verdict.ts';
import { everyLaterSdk, rangeFor } from '../verify/range.ts';
import { judge } from './judge.ts';

const good: VerdictCase = {
  kind: 'apk',
  facts: goodFacts,
  report: goodReport,
  phone: { sdk: 34, abis: ['arm64-v8a'], installed: null },
  entries: [...neighbours, entry],
};
const report = (changes: Partial<Report>): VerdictCase => ({ ...good, report: { ...goodReport, ...changes } });
const broken = (...names: readonly string[]): VerdictCase =>
  report({ verified: false, signers: [], errors: names.map((name): Issue => ({ name })) });
const said = async (found: VerdictCase) => {
  const { installability: _, signers: __, ...rest } = await judge(found);
  return rest;
};

const published = {
  ...certificate('page'),
  sha256: 'a40da80a59d170caa950cf15c18c454d47a39b26989d8b640ecd745ba71bf5dc',
};

describe('a good file', () => {
  it('of the page is genuine, of a store it is from there', async () => {
    const identity = { who: 'genuine', channel: 'example.org', rotated: false };
    expect(await said(good)).toEqual({ answer: 'genuine', package: 'org.example.app', identity });
    expect(await said(report({ signers: [certificate('store')] }))).toMatchObject({
      answer: 'other-channel',
      identity: { who: 'other-channel', channel: 'Store', rotated: false },
    });
  });

  it.each([
    ['page', 'genuine'],
    ['store', 'other-channel'],
  ])('rotated from the %s’s key is %s', async (from, answer) => {
    const signers = [certificate('newer')];
    const found = report({ signers, lineage: [certificate(from), ...signers] });
    expect(await said(found)).toMatchObject({ answer, identity: { who: answer, rotated: true } });
  });

  it('comes with its signers and what the phone says to it', async () => {
    const { signers, installability } = await judge(good);
    expect(signers).toEqual([certificate('page')]);
    expect(installability).toEqual({ installs: 'yes', obstacles: [], asks: [] });
  });

  it('that the phone refuses is still somebody’s', async () => {
    const found = {
      ...good,
      phone: { sdk: 19 },
      report: { ...goodReport, range: { minSdk: 21, maxSdk: everyLaterSdk } },
    };
    expect(await said(found)).toMatchObject({ answer: 'will-not-install', identity: { who: 'genuine' } });
    expect((await judge(found)).installability.obstacles[0]).toMatchObject({
      code: 'FAILED_OLDER_SDK',
      certainty: 'sure',
    });
  });

  it('that only newer phones take says so', async () => {
    const found = {
      ...broken('JAR_SIG_NO_SIGNATURES'),
      phone: { sdk: 22 },
      wide: { ...goodReport, range: { minSdk: 24, maxSdk: everyLaterSdk } },
    };
    found.report = { ...found.report!, range: { minSdk: 22, maxSdk: 22 } };
    expect(await said(found)).toMatchObject({ answer: 'will-not-install', identity: { who: 'genuine' } });
    expect((await judge(found)).signers).toEqual([]);
  });
});

describe('nobody should install', () => {
  it.each<[string, VerdictCase, object]>([
    ['a file without facts', { ...good, facts: null, error: 'manifest' }, { danger: 'damaged', detail: 'manifest' }],
    ['a file without a report', { ...good, report: null, error: 'format' }, { danger: 'damaged', detail: 'format' }],
    ['a trick', report({ tricks: [{ trick: 'dex-in-front' }] }), { danger: 'tricked', detail: 'dex-in-front' }],
    [
      'a trick that was seen later',
      { ...good, wide: { ...goodReport, tricks: [{ trick: 'odd-name' }] } },
      { danger: 'tricked', detail: 'odd-name' },
    ],
    ['no signature', broken('JAR_SIG_NO_SIGNATURES', 'MIN_SIG_SCHEME_FOR_TARGET_SDK_NOT_MET'), { danger: 'unsigned' }],
    ['no manifest of a signature', broken('JAR_SIG_NO_MANIFEST'), { danger: 'unsigned' }],
    ['an old signature only', broken('MIN_SIG_SCHEME_FOR_TARGET_SDK_NOT_MET'), { danger: 'weak-signature' }],
    ['a wrong digest', broken('V2_SIG_APK_DIGEST_DID_NOT_VERIFY'), { danger: 'altered' }],
    ['a block without a JAR', broken('V2_SIG_DID_NOT_VERIFY', 'JAR_SIG_NO_SIGNATURES'), { danger: 'altered' }],
    ['no reason', broken(), { danger: 'altered' }],
    ['no signer', report({ signers: [] }), { danger: 'unsigned' }],
    [
      'another signer',
      report({ signers: [certificate('evil')] }),
      { danger: 'mismatch', detail: certificate('evil').sha256 },
    ],
    ['a public key', report({ signers: [published] }), { danger: 'public-key', detail: 'AOSP testkey' }],
  ])('%s', async (_name, found, danger) => {
    expect(await said(found)).toEqual(expect.objectContaining({ answer: 'do-not-install', ...danger }));
    expect((await judge(found)).signers).toEqual(
      'detail' in danger && danger.detail === 'AOSP testkey' ? [published] : [],
    );
    expect(await judge({ ...found, wanted: 'org.example.other' })).toMatchObject({ answer: 'do-not-install' });
  });
});

describe('an app that is not known', () => {
  const stranger = (label: string, labels: Record<string, string> = {}): VerdictCase => ({
    ...report({ signers: [certificate('evil')] }),
    facts: { ...goodFacts, package: 'com.stranger', label, labels },
  });

  it('is nobody’s', async () => {
    expect(await said(stranger('Stranger'))).toEqual({
      answer: 'unknown-app',
      package: 'com.stranger',
      identity: { who: 'unknown-app', resembles: [], sameSigner: [] },
    });
  });

  it.each(['Known', 'KNOWN', 'Кnоwn', 'K n o w n', 'Knówn', 'Known\u200b'])(
    'may pose as one that is: %s',
    async (label) => {
      expect(await said(stranger(label))).toMatchObject({ identity: { resembles: ['com.signal.known'] } });
      expect(await said(stranger('Name', { xx: label }))).toMatchObject({
        identity: { resembles: ['com.signal.known'] },
      });
    },
  );

  it('does not come from known hands that are not alone', async () => {
    const signers = [certificate('page'), certificate('evil')];
    const found = { ...stranger('Stranger'), report: { ...goodReport, signers } };
    expect(await said(found)).toMatchObject({ identity: { sameSigner: [] } });
  });

  it('may come from known hands', async () => {
    const found = { ...stranger('Example'), report: goodReport };
    expect(await said(found)).toMatchObject({
      answer: 'unknown-app',
      identity: { resembles: [], sameSigner: ['org.example.other', 'org.example.app'] },
    });
  });
});

describe('the app that was chosen', () => {
  it('is what the file is', async () => {
    expect(await said({ ...good, wanted: 'org.example.app' })).toMatchObject({ answer: 'genuine' });
  });

  it('or the file is another, whoever’s it is, and whether it installs or not', async () => {
    const other = { answer: 'another-app', wanted: 'org.example.other', identity: { who: 'genuine' } };
    expect(await said({ ...good, wanted: 'org.example.other' })).toMatchObject(other);
    const testOnly = { ...good, facts: { ...goodFacts, testOnly: true }, wanted: 'org.example.other' };
    expect(await judge(testOnly)).toMatchObject({ ...other, installability: { installs: 'no' } });
  });
});

describe('a file that is no app', async () => {
  it.each(['apks', 'xapk', 'apkm', 'aab', 'zip', 'html', 'part', 'empty', 'other'] as const)('%s', async (kind) => {
    expect(await said({ ...good, kind, facts: null, report: null })).toEqual({ answer: 'not-an-app', kind });
  });
});

describe('the range', () => {
  it.each([
    [{ sdk: 34 }, { minSdk: 34, maxSdk: 34 }],
    [{ sdk: 21 }, { minSdk: 21, maxSdk: 21 }],
    [{ sdk: 20 }, { minSdk: 21, maxSdk: everyLaterSdk }],
    [{ sdk: 31 }, { minSdk: 31, maxSdk: 32 }],
    [{ sdk: 32 }, { minSdk: 32, maxSdk: 32 }],
    [{}, { minSdk: 21, maxSdk: everyLaterSdk }],
  ])('of the phone %j is %j', async (phone, range) => {
    expect(rangeFor(goodFacts, phone)).toEqual(range);
  });

  it('is that of 12L for a file that needs it on what says that it is 12', () => {
    expect(rangeFor({ minSdk: 32 }, { sdk: 31 })).toEqual({ minSdk: 32, maxSdk: 32 });
  });

  it.each<[string, Partial<VerdictCase>, [number, number]]>([
    ['an older phone', {}, [28, 33]],
    ['a newer phone', {}, [35, everyLaterSdk]],
    ['an unknown phone, and some only', { phone: {} }, [21, 36]],
    ['a phone that is too old, and some only', { phone: { sdk: 19 } }, [21, 36]],
    ['less than was asked for', { range: { minSdk: 21, maxSdk: 30 } }, [24, 30]],
  ])('is another than the report’s: %s', async (_name, changes, [minSdk, maxSdk]) => {
    const found = { ...good, ...changes, report: { ...goodReport, range: { minSdk, maxSdk } } };
    await expect(judge(found)).rejects.toThrow(expect.objectContaining({ name: 'ApkError', code: 'range' }));
  });

  it('that begins later than the file’s, for an unknown phone, leaves older ones in doubt', async () => {
    const range = { minSdk: 28, maxSdk: everyLaterSdk };
    const byLevel = [{ ...range, scheme: 'v3', signers: goodReport.signers, lineage: null }] as const;
    const found = { ...good, phone: {}, report: { ...goodReport, range, byLevel } };
    expect(await judge(found)).toMatchObject({
      answer: 'genuine',
      installability: {
        installs: 'depends',
        obstacles: [
          { code: 'PARSE_FAILED_NO_CERTIFICATES', certainty: 'depends', detail: { sdk: 28, android: '9' } },
          {},
          {},
        ],
        asks: ['android', 'installed'],
      },
    });
  });
});
