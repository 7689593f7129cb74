import { describe, expect, it } from 'vitest';
import { utf8 } from '../../testing/bytes.ts';
import { fingerprint } from '../../testing/certificate.ts';
import type { Signer } from '../../testing/keys.ts';
import { type SignOptions, signApk, signer } from '../../testing/signer.ts';
import type { V1Options } from '../../testing/v1-signer.ts';
import type { ZipPart } from '../../testing/zip-writer.ts';
import { memorySource } from '../bytes/sources.ts';
import { ApkError } from '../model/error.ts';
import type { SdkRange } from '../model/report.ts';
import { nodeDigests } from '../node/node-digests.ts';
import { readArchive } from '../zip/directory.ts';
import { verifyV1 } from './verify-v1.ts';

const entries: readonly ZipPart[] = [
  { name: 'AndroidManifest.xml', data: utf8('manifest') },
  { name: 'classes.dex', data: utf8('code'.repeat(1000)) },
  { name: `res/${'long'.repeat(30)}/漢字: x.png`, data: utf8(''), method: 0 },
  { name: 'META-INF/services/one', data: utf8('unprotected') },
];
const someone = signer('rsa-2048-a');
const other = signer('ec-p256');
const newest = 2_147_483_647;
const all: SdkRange = { minSdk: 21, maxSdk: newest };

async function check(file: Uint8Array, range: SdkRange = all, found: readonly number[] = []) {
  const archive = await readArchive(memorySource(file));
  const result = await verifyV1(archive, range, new Set(found), { digests: nodeDigests });
  const names = (kind: 'errors' | 'warnings') =>
    [...result[kind], ...result.signers.flatMap((one) => one[kind])].map(({ name }) => name.replace('JAR_SIG_', ''));
  const { verified, signers, ignored, ambiguous } = result;
  const shas = signers.map(({ certificates }) => certificates[0]?.sha256);
  return { verified, shas, ignored: ignored?.length, ambiguous, errors: names('errors'), warnings: names('warnings') };
}

const file = (options: Partial<V1Options> = {}, more: SignOptions = {}, parts = entries) =>
  signApk(parts, { ...more, v1: { signers: [someone], ...options } });
const shaOf = ({ certificates }: Signer) => fingerprint(certificates[0]!);

const replaced = (from: string | RegExp, to: string) => (text: string) => text.replace(from, to);

it('reads contents once, however often it is asked', async () => {
  const archive = await readArchive(memorySource(file()));
  let count = 0;
  const digest: typeof nodeDigests.digest = (...given) => {
    count++;
    return nodeDigests.digest(...given);
  };
  const counts: number[] = [];
  for (const sdk of [21, 22, 23]) {
    await verifyV1(archive, { minSdk: sdk, maxSdk: sdk }, new Set(), { digests: { ...nodeDigests, digest } });
    counts.push(count);
    count = 0;
  }
  expect(counts[0]! - counts[1]!).toBe(entries.length - 1);
  expect(counts[2]).toBe(counts[1]);
});

describe('is not read to its end', () => {
  const tooLarge = { code: 'too-large' };

  it('if its entries share their bytes', async () => {
    const shared = { compressedSize: 300_000 };
    const many = Array.from({ length: 5 }, (_, n) => ({ name: `res/${n}`, data: utf8('x'), central: shared }));
    await expect(check(file({}, {}, [...entries, ...many]))).rejects.toMatchObject(tooLarge);
  });

  it('if it becomes a thousand times as large', async () => {
    const huge = { size: 60 << 20 };
    const many = Array.from({ length: 5 }, (_, n) => ({
      name: `res/${n}`,
      data: utf8('x'),
      local: huge,
      central: huge,
    }));
    await expect(check(file({}, {}, [...entries, ...many]))).rejects.toMatchObject(tooLarge);
  });

  it('if its signature files together are', async () => {
    const long = (text: string) => text.replace('\r\n', `\r\nX: ${'x'.repeat(9 << 20)}\r\n`);
    const signers = [someone, other];
    expect((await check(file({ changeSignatureFile: long }))).verified).toBe(true);
    await expect(check(file({ signers, changeSignatureFile: long }))).rejects.toMatchObject(tooLarge);
  });
});

describe('a file with a JAR signature', () => {
  it('verifies, names its signer, and tells what is not protected', async () => {
    expect(await check(file())).toEqual({
      verified: true,
      shas: [shaOf(someone)],
      ignored: 0,
      ambiguous: [],
      errors: [],
      warnings: ['UNPROTECTED_ZIP_ENTRY'],
    });
  });

  it.each([
    [['sha1'], 1],
    [['sha1', 'sha256'], 1],
    [['sha512'], 18],
    [['sha256', 'sha384'], 18],
  ] as const)('verifies with digests %j from API %i on', async (hashes, minSdk) => {
    const signed = file({ hashes, signatureHash: 'sha1' });
    expect(await check(signed, { minSdk, maxSdk: newest })).toMatchObject({ verified: true });
  });

  it.each(['rsa-1024', 'rsa-4096', 'ec-p256', 'ec-p384', 'ec-p521', 'dsa-1024', 'dsa-2048'] as const)(
    'verifies with %s, with signed attributes and without',
    async (name) => {
      for (const attributes of [false, true])
        expect(await check(file({ signers: [signer(name)], attributes }))).toMatchObject({ verified: true });
    },
  );

  it('verifies with ten signers, and with eleven does not', async () => {
    const many = (count: number) => new Array<Signer>(count).fill(someone);
    expect(await check(file({ signers: many(10) }))).toMatchObject({ verified: true });
    expect((await check(file({ signers: many(11) }))).errors).toEqual(['MAX_SIGNATURES_EXCEEDED']);
  });

  it('names both of two signers, in the order of the directory', async () => {
    const both = await check(file({ signers: [other, someone] }));
    expect(both).toMatchObject({ verified: true, shas: [shaOf(other), shaOf(someone)] });
  });

  it('says so of two signatures that share a signature file', async () => {
    const changeParts = (parts: readonly ZipPart[]) =>
      parts.filter(({ name }, at) => parts.findIndex((one) => one.name === name) === at);
    const both = await check(file({ signers: [someone, other], fileName: () => 'CERT' }, { changeParts }));
    expect(both).toMatchObject({ verified: true, ambiguous: ['META-INF/CERT.RSA', 'META-INF/CERT.EC'] });
  });

  it('counts the signatures in all of its blocks', async () => {
    const ten = (each: number) => {
      const infos = Array.from({ length: each }, () => ({ signer: someone }));
      return check(file({ signers: Array.from({ length: 10 }, () => someone), infos }), { minSdk: 24, maxSdk: newest });
    };
    expect(await ten(1)).toMatchObject({ verified: true, errors: [] });
    const exceeded = Array.from({ length: 2 }, () => 'MAX_SIGNATURES_EXCEEDED');
    expect(await ten(2)).toMatchObject({ verified: false, errors: exceeded });
  });

  it('passes over a signer whose signature file lists nothing', async () => {
    const changeSignatureFile = (text: string, n: number) => (n === 1 ? `${text.split('\r\n\r\n')[0]!}\r\n\r\n` : text);
    const result = await check(file({ signers: [someone, other], changeSignatureFile }));
    // Its signature is valid, so a phone may count it.
    const ambiguous = ['META-INF/CERT1.EC'];
    expect(result).toMatchObject({ verified: true, shas: [shaOf(someone)], ignored: 1, ambiguous });
    expect(result.warnings).toEqual(['UNPROTECTED_ZIP_ENTRY', 'UNPROTECTED_ZIP_ENTRY', 'UNPROTECTED_ZIP_ENTRY']);
  });

  it('passes over a signer whose signature file has no version', async () => {
    const changeSignatureFile = (text: string, n: number) => (n === 1 ? text.replace('Signature-', 'Sig-') : text);
    const two = file({ signers: [someone, other], changeSignatureFile });
    expect(await check(two)).toMatchObject({ verified: true, shas: [shaOf(someone)], ignored: 1, errors: [] });
    const alone = file({ changeSignatureFile: (text) => changeSignatureFile(text, 1) });
    expect(await check(alone)).toMatchObject({ verified: false, ignored: 1, errors: ['NO_SIGNATURES'] });
  });

  it('stands on sections where the digest of the manifest is wrong', async () => {
    const changeSignatureFile = (text: string) => text.replace(/(SHA-256-Digest-Manifest: )./, '$1_').replace('_', 'A');
    const result = await check(file({ changeSignatureFile }));
    expect(result.warnings).toContain('ZIP_ENTRY_DIGEST_DID_NOT_VERIFY');
    expect(result.verified).toBe(true);
    const none = await check(file({ changeSignatureFile: (text) => text.replace('SHA-256-Digest-Manifest:', 'X:') }));
    expect(none.warnings).toContain('NO_MANIFEST_DIGEST_IN_SIG_FILE');
    expect(none.verified).toBe(true);
  });
});

const cut = (name: string) => entries.filter((part) => part.name !== name);
/** Takes away what a section of the signature file says. */
const withoutDigest = replaced(/Manifest: [^\r]*/, 'Manifest: AAAA');
const sectionOf = (name: string) => new RegExp(`Name: ${name}\r\n[^]*?\r\n\r\n`);

describe('a file that is not as it was signed', () => {
  const mf = (from: string | RegExp, to: string) => ({ changeManifest: replaced(from, to) });
  const sf = (from: string | RegExp, to: string) => ({ changeSignatureFile: replaced(from, to) });
  const otherSection = {
    changeSignatureFile: (text: string) => withoutDigest(text).replace(/(classes.dex\r\n.*Digest: )..../, '$1AAAA'),
  };
  const flipNinth = (block: Uint8Array) => block.with(block.length - 9, block[block.length - 9]! ^ 1);
  it.each([
    ['another content', 'ZIP_ENTRY_DIGEST_DID_NOT_VERIFY', mf(/Digest: ..../, 'Digest: AAAA')],
    ['an unnamed entry', 'NO_ZIP_ENTRY_DIGEST_IN_MANIFEST', { unsigned: ['classes.dex'] }],
    ['an entry without a digest', 'NO_ZIP_ENTRY_DIGEST_IN_MANIFEST', mf(/(classes.dex\r\n)SHA-256/, '$1X')],
    ['an entry that the signature file does not list', 'ZIP_ENTRY_NOT_SIGNED', sf(sectionOf('classes.dex'), '')],
    ['a lost entry', 'MISSING_ZIP_ENTRY_REFERENCED_IN_MANIFEST', mf('Name: classes.dex', 'Name: ghost')],
    ['a section twice', 'DUPLICATE_MANIFEST_SECTION', mf('Name: classes.dex', 'Name: AndroidManifest.xml')],
    ['a section without a name', 'UNNNAMED_MANIFEST_SECTION', mf('Name: classes', 'X: y')],
    ['a section of the signature file without a name', 'NO_SIGNATURES', sf('Name: classes', 'X: y')],
    ['another section than was signed', 'MANIFEST_SECTION_DIGEST_DID_NOT_VERIFY', otherSection],
    [
      'another main section than was signed',
      'MANIFEST_MAIN_SECTION_DIGEST_DID_NOT_VERIFY',
      sf(/Attributes: ..../, 'Attributes: AAAA'),
    ],
    ['a signature file that is not the signed one', 'DID_NOT_VERIFY', { changeBlock: flipNinth }],
    ['a block that is not PKCS #7', 'PARSE_EXCEPTION', { changeBlock: () => utf8('block') }],
    ['signature files without a block', 'NO_SIGNATURES', { signers: [] }],
  ] as const)('%s: %s', async (_, issue, options) => {
    const result = await check(file(options));
    expect(result.verified).toBe(false);
    expect(result.errors).toContain(issue);
  });

  it('has no manifest', async () => {
    expect((await check(signApk(entries, {}))).errors).toEqual(['NO_MANIFEST']);
  });

  it('has an entry twice', async () => {
    const twice = file({}, {}, [...entries, { name: 'classes.dex', data: utf8('other') }]);
    expect((await check(twice)).errors).toEqual(['DUPLICATE_ZIP_ENTRY']);
  });

  it('has nothing that a signature covers', async () => {
    expect((await check(file({}, {}, entries.slice(3)))).errors).toEqual(['NO_SIGNED_ZIP_ENTRIES']);
  });

  it('has entries of different signers', async () => {
    const changeSignatureFile = (text: string, n: number) =>
      n === 1 ? text.replace(sectionOf('classes.dex'), '') : text;
    const mixed = file({ signers: [someone, other], changeSignatureFile });
    expect(await check(mixed)).toMatchObject({ verified: false, errors: ['ZIP_ENTRY_SIGNERS_MISMATCH'] });
  });

  it('lost its newer signature', async () => {
    const marked = file({ alsoSigned: '2, 3, 4, x' });
    expect(await check(marked, all, [2, 3])).toMatchObject({ verified: true });
    expect((await check(marked, all, [2, 3])).warnings).toContain('UNKNOWN_APK_SIG_SCHEME_ID');
    expect((await check(marked, all, [2])).errors).toEqual(['MISSING_APK_SIG_REFERENCED']);
    expect((await check(marked)).errors).toEqual(['MISSING_APK_SIG_REFERENCED', 'MISSING_APK_SIG_REFERENCED']);
    expect((await check(marked, { minSdk: 21, maxSdk: 27 })).errors).toEqual(['MISSING_APK_SIG_REFERENCED']);
    expect((await check(marked, { minSdk: 21, maxSdk: 28 }, [2])).errors).toEqual(['MISSING_APK_SIG_REFERENCED']);
    expect(await check(marked, { minSdk: 21, maxSdk: 23 })).toMatchObject({ verified: true });
    expect((await check(file({ alsoSigned: null }), all, [2])).warnings).toContain('NO_APK_SIG_STRIP_PROTECTION');
  });

  it.each([
    ['a digest that is no Base64', mf(/Digest: ..../, 'Digest: *AAA')],
    ['an empty signature file', { changeSignatureFile: () => '\r\n' }],
  ])('ends the verification with %s, as it does the reference verifier', async (_, options) => {
    await expect(check(file(options))).rejects.toThrowError(ApkError);
  });

  it('claims a size that nobody would read', async () => {
    const bomb = cut('classes.dex').map((part) =>
      part.name === 'AndroidManifest.xml'
        ? { ...part, method: 0, local: { size: 2 ** 31 }, central: { size: 2 ** 31 } }
        : part,
    );
    await expect(check(file({}, {}, bomb))).rejects.toThrowError(ApkError);
  });
});
