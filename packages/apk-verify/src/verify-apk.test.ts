import { X509Certificate } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { craftApk } from '../testing/craft.ts';
import { hash } from '../testing/signature-writer.ts';
import { entryOf, evil, page } from '../testing/verdicts.ts';
import { memorySource } from './bytes/sources.ts';
import * as everywhere from './index.ts';
import * as inNode from './node/index.ts';

const bytes = craftApk({ sign: { v1: [page], v2: [page], v3: [page] } });
const known = [entryOf(page)];
let folder = '';
let path = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'verify-apk-'));
  path = join(folder, 'app.apk');
  writeFileSync(path, bytes);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each([
  ['the main door', everywhere],
  ['the door for Node', inNode],
])('%s', (_name, { certificatePem, fileDigest, readFacts, verifyApk }) => {
  it.each([
    ['bytes', () => bytes],
    ['an ArrayBuffer', () => Uint8Array.from(bytes).buffer],
    ['a Blob', () => new Blob([Uint8Array.from(bytes)])],
    ['a File', () => new File([Uint8Array.from(bytes)], 'app.apk')],
    ['a source of one’s own', () => memorySource(bytes)],
    ['a Response', () => new Response(Uint8Array.from(bytes))],
    ['a stream', () => new Blob([Uint8Array.from(bytes)]).stream()],
  ])('takes %s', async (_kind, make) => {
    expect((await verifyApk(make(), { known })).verdict.answer).toBe('genuine');
    expect((await readFacts(make())).package).toBe('org.example.app');
    expect(await fileDigest(make())).toBe(Buffer.from(hash('sha256', bytes)).toString('hex'));
  });

  it('rejects entries with which a genuine file would pass for a fake', async () => {
    const [entry] = known;
    const { sha256 } = entry!.certificates[0]!;
    const colons = sha256.toUpperCase().match(/../g)!.join(':');
    for (const certificates of [[{ sha256: sha256.toUpperCase() }], [{ sha256: colons }], [sha256], undefined])
      await expect(verifyApk(bytes, { known: [{ ...entry, certificates } as never] })).rejects.toThrow(
        /known .*64 lower-case hex digits/,
      );
    await expect(verifyApk(bytes, { known: {} as never })).rejects.toThrow(/known /);
  });

  it('rejects a list of wanted packages, and an ABI that is no list', async () => {
    await expect(verifyApk(bytes, { wanted: ['org.example.app'] as never })).rejects.toThrow('wanted is one');
    await expect(verifyApk(bytes, { phone: { abis: 'armeabi-v7a' as never } })).rejects.toThrow('abis is a list');
  });

  it('rejects invalid sources and API levels', async () => {
    const missing = new Response('not here', { status: 404 });
    await expect(verifyApk(missing)).rejects.toMatchObject({ name: 'SourceError', code: 'http', status: 404 });
    for (const none of [7, null, {}, undefined]) await expect(verifyApk(none as never)).rejects.toThrow(TypeError);
    for (const range of [{ minSdk: 0 }, { maxSdk: 3.5 }, { minSdk: 30, maxSdk: 29 }, { minSdk: Number.NaN }])
      await expect(verifyApk(bytes, range)).rejects.toThrow(RangeError);
    for (const [options, message] of [
      [{ minSdk: '24' }, "minSdk is an API level such as 24, not '24'"],
      [{ phone: { sdk: '34' } }, "phone.sdk is an API level such as 24, not '34'"],
    ] as const)
      await expect(verifyApk(bytes, options as never)).rejects.toThrow(message);
  });

  it('verifies for the requested levels, and otherwise for all that the file supports', async () => {
    const v2 = craftApk({ sign: { v2: [page] } });
    const rangeOf = async (options: everywhere.VerifyOptions) => (await verifyApk(v2, options)).report?.range;
    expect(await rangeOf({ minSdk: 24, maxSdk: 28 })).toEqual({ minSdk: 24, maxSdk: 28 });
    expect(await rangeOf({ minSdk: 28 })).toEqual({ minSdk: 28, maxSdk: 0x7fffffff });
    expect(await rangeOf({ maxSdk: 28 })).toEqual({ minSdk: 21, maxSdk: 28 });
    expect(await rangeOf({ maxSdk: 19 })).toEqual({ minSdk: 19, maxSdk: 19 });
    expect(await rangeOf({ phone: { sdk: 34 } })).toEqual({ minSdk: 34, maxSdk: 34 });
    // Android 5 and 6 do not accept it, so the verdict is for versions that do.
    expect(await rangeOf({})).toEqual({ minSdk: 24, maxSdk: 0x7fffffff });
  });

  it('gives certificates as text, but not copies of them', async () => {
    const [signer] = (await verifyApk(bytes)).verdict.signers;
    const { fingerprint256 } = new X509Certificate(certificatePem(signer!));
    expect(fingerprint256.replace(/:/g, '').toLowerCase()).toBe(signer!.sha256);
    expect(() => certificatePem({ ...signer! })).toThrow(TypeError);
  });

  it('reports the result in one word', async () => {
    const verified = async (file: Uint8Array, options = {}) => (await verifyApk(file, options)).verified;
    expect(await verified(bytes)).toBe(true);
    expect(await verified(craftApk({ sign: null }))).toBe(false);
    expect(await verified(bytes.with(200, bytes[200]! ^ 1))).toBe(false);
    expect(await verified(craftApk({ sign: { v1: [evil], v2: [evil] } }), { known })).toBe(false);
    expect(await verified(craftApk({ sign: { v2: [page] } }), { minSdk: 21 })).toBe(false);
    expect(await verified(new TextEncoder().encode('no app'))).toBe(false);
  });
});

describe('in Node', () => {
  it('takes a file handle and leaves it open', async () => {
    const handle = await open(path);
    expect((await inNode.verifyApk(handle, { known })).verdict.answer).toBe('genuine');
    expect((await handle.stat()).size).toBe(bytes.length);
    await handle.close();
  });

  it('rejects a file that is changed while it is read', async () => {
    const growing = join(folder, 'growing.apk');
    for (const onFacts of [
      () => appendFileSync(growing, 'more'),
      () => utimesSync(growing, new Date(0), new Date(0)),
    ]) {
      writeFileSync(growing, bytes);
      const result = inNode.verifyApk(growing, { known, onFacts });
      await expect(result).rejects.toMatchObject({ name: 'SourceError', code: 'changed' });
    }
  });

  it('takes a stream of Node', async () => {
    const stream = Readable.from([bytes.subarray(0, 100), bytes.subarray(100)], { objectMode: false });
    expect((await inNode.verifyApk(stream, { known })).verdict.answer).toBe('genuine');
  });

  it('takes paths and file URLs, and passes on system errors', async () => {
    for (const place of [path, pathToFileURL(path)]) {
      expect((await inNode.verifyApk(place, { known })).verdict.answer).toBe('genuine');
      expect((await inNode.readFacts(place)).versionName).toBe('1.7');
      expect(await inNode.fileDigest(place)).toMatch(/^[0-9a-f]{64}$/);
    }
    await expect(inNode.verifyApk(join(folder, 'gone.apk'))).rejects.toMatchObject({ code: 'ENOENT' });
    await expect(inNode.verifyApk(new URL('https://example.org/app.apk'))).rejects.toThrow('httpSource');
  });
});
