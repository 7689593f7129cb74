import { describe, expect, it } from 'vitest';
import { concat, u32, utf8 } from '../testing/bytes.ts';
import { craftApk } from '../testing/craft.ts';
import { modern, type TestFile } from '../testing/expect-obstacle.ts';
import { entryOf, evil, page } from '../testing/verdicts.ts';
import { joinZip, layZip, type ZipPart } from '../testing/zip-writer.ts';
import { memorySource } from './bytes/sources.ts';
import { examine } from './examine.ts';
import type { Facts, FileKind } from './model/facts.ts';
import { nodeDigests } from './node/node-digests.ts';

describe('the way', () => {
  const words: ({ kind: FileKind } | { facts: Facts; claimed: string | null })[] = [];
  const run = (file: TestFile, range?: { minSdk: number; maxSdk: number }) => {
    words.length = 0;
    const source = memorySource(file instanceof Uint8Array ? file : craftApk(file));
    const onKind = (kind: FileKind) => words.push({ kind });
    const onFacts = (facts: Facts, claimed: string | null) => words.push({ facts, claimed });
    return examine(source, { phone: modern, known: [entryOf(page)], onKind, onFacts, ...range }, nodeDigests);
  };

  it('reports kind and facts before the verdict', async () => {
    const { kind, facts, report, error } = await run({});
    expect(words).toEqual([{ kind: 'apk' }, { facts, claimed: report?.signers[0]?.sha256 }]);
    expect(report?.signers).toHaveLength(1);
    expect({ kind, error }).toEqual({ kind: 'apk', error: undefined });
    expect(report?.range).toEqual({ minSdk: 36, maxSdk: 36 });
  });

  it('names the certificate that a file claims, whatever it is worth', async () => {
    const claimedOf = async (file: TestFile) => {
      await run(file);
      return words.flatMap((word) => ('claimed' in word ? [word.claimed] : []));
    };
    const [own] = await claimedOf({ sign: { v2: [page] } });
    expect(own).toMatch(/^[0-9a-f]{64}$/);
    expect(await claimedOf({ sign: { v1: [page] } })).toEqual([null]);
    expect(await claimedOf({ sign: {} })).toEqual([null]);
  });

  it('ends with the kind where there is nothing else', async () => {
    expect(await run(utf8('Hello'))).toMatchObject({ kind: 'other', facts: null, verdict: { answer: 'not-an-app' } });
    expect(words).toHaveLength(1);
  });

  it.each(['apks', 'xapk', 'apkm'] as const)('verifies the base of a bundle: %s', async (kind) => {
    const mark = { apks: 'toc.pb', xapk: 'manifest.json', apkm: 'info.json' }[kind];
    const bundle = (base: Uint8Array) =>
      joinZip(
        layZip([
          { name: mark, data: utf8('{}') },
          { name: 'split_config.de.apk', data: craftApk({ split: 'config.de' }), method: 0 },
          { name: 'base.apk', data: base, method: 0 },
        ]),
      );
    expect(await run(bundle(craftApk()))).toMatchObject({
      kind,
      verdict: { answer: 'not-an-app', kind, base: { answer: 'genuine', package: 'org.example.app' } },
    });
    expect((await run(bundle(craftApk({ sign: { v2: [evil] } })))).verdict).toMatchObject({
      base: { answer: 'do-not-install', danger: 'mismatch' },
    });
    expect((await run(bundle(utf8('no')))).verdict).not.toHaveProperty('base');
  });

  it('reports why there are no facts', async () => {
    const parts = [{ name: 'AndroidManifest.xml', data: utf8('no') }];
    expect(await run({ parts })).toMatchObject({ facts: null, report: null, error: 'manifest' });
  });

  it.each<[string, ZipPart]>([
    ['resources that are not a table', { name: 'resources.arsc', data: utf8('no'), method: 0 }],
    ['resources cut short', { name: 'resources.arsc', data: utf8('x'), raw: utf8('x'), method: 8 }],
  ])('reports the manifest where the rest cannot be read: %s', async (_name, part) => {
    const { facts, report, error, verdict } = await run({ parts: [part] });
    expect(facts).toMatchObject({
      package: 'org.example.app',
      versionCode: 7,
      versionName: '1.7',
      minSdk: 21,
      targetSdk: 36,
    });
    expect({ report, danger: verdict }).toMatchObject({
      report: null,
      danger: { answer: 'do-not-install', danger: 'damaged' },
    });
    expect(error).toMatch(/^(?:manifest|format)$/);
  });

  it('names a ZIP64 archive, of whose directory the plain records say nothing', async () => {
    const bytes = craftApk();
    const [head, end] = [bytes.subarray(0, -22), bytes.subarray(-22)];
    const mark = new Uint8Array(4).fill(0xff);
    const marked = [
      concat(end.subarray(0, 8), mark, mark, mark, end.subarray(20)),
      concat(end.subarray(0, 12), mark, end.subarray(16)),
      concat(end.subarray(0, 16), mark, end.subarray(20)),
    ];
    const zip64 = concat(u32(0x06064b50), new Uint8Array(52), u32(0x07064b50), new Uint8Array(16));
    const refusal = {
      facts: null,
      report: null,
      error: 'zip64',
      verdict: { answer: 'do-not-install', detail: 'zip64' },
    };
    for (const record of marked) expect(await run(concat(head, zip64, record))).toMatchObject(refusal);
    // The plain records count if they are complete, as in apksig; readers may differ, so it is a trick.
    const both = craftApk({ sdk: { target: 29 }, sign: { v1: [page] } });
    const { report, verdict } = await run(concat(both.subarray(0, -22), zip64, both.subarray(-22)));
    expect([report?.verified, verdict]).toMatchObject([true, { answer: 'do-not-install', detail: 'odd-end' }]);
  });

  it('verifies for the requested API levels', async () => {
    const { report, verdict } = await run({ sign: { v2: [page] } }, { minSdk: 21, maxSdk: 36 });
    expect(report).toMatchObject({ verified: false, range: { minSdk: 21, maxSdk: 36 } });
    expect(verdict).toMatchObject({ answer: 'do-not-install', danger: 'unsigned' });
  });

  it('passes on errors that are not the file’s', async () => {
    const source = { ...memorySource(craftApk()), read: () => Promise.reject(new Error('gone')) };
    await expect(examine(source, {}, nodeDigests)).rejects.toThrow('gone');
    const signal = { aborted: true, reason: new Error('enough') };
    const work = examine(memorySource(craftApk()), { signal }, nodeDigests);
    await expect(work).rejects.toThrow('enough');
  });
});
