// Long, as one table: what Android does with each crafted file.
import { describe, expect, it } from 'vitest';
import type { TestFile } from '../testing/answer.ts';
import {
  type Attribute,
  lineage,
  rotationFrom,
  strippingProtection,
  type V3Signer,
  v2Block,
  v3Block,
} from '../testing/block-signer.ts';
import { concat, prefixed, u16, u32, u64, utf8 } from '../testing/bytes.ts';
import type { Craft } from '../testing/craft.ts';
import type { Pair, SignOptions } from '../testing/signer.ts';
import { entryOf, evil, newer, page, store, told } from '../testing/told.ts';
import type { V1Options } from '../testing/v1-signer.ts';
import type { ZipPart } from '../testing/zip-writer.ts';

// Crafted files, and what Android's own code of each version does with them: what is said must hold on each. Every row
// names the place in AOSP that decides it.

/**
 * What the Android of a level does: takes the file for the listed signer's (`page`) or a stranger's (`evil`), `refuses` it,
 * goes by what is not read here (`unread`), or takes it while other readers see another file (`odd`: we refuse it).
 */
type Does = 'page' | 'evil' | 'refuses' | 'unread' | 'odd';

/** `21 page, 24 refuses`: what is done from each level on. */
type Choice = string;
type Row = readonly [what: string, file: TestFile, does: Choice, place: string, anyPhone?: RegExp];

const tried = [21, 23, 24, 27, 28, 32, 33, 34, 36, 37];

const stops = /^do-not-install/;
const allowed: Readonly<Record<Does, RegExp>> = {
  page: /^genuine, genuine$/,
  evil: stops,
  refuses: /^(?:do-not-install|will-not-install|not-judged|not-an-app)/,
  unread: /^not-judged$/,
  odd: stops,
};

function doesAt(choice: Choice, sdk: number): Does {
  const steps = choice.split(', ').map((step) => step.split(' ') as [string, Does]);
  return steps.filter(([from]) => Number(from) <= sdk).pop()![1];
}

/** What may be said where the phone is not known: genuine only if no Android that takes the file takes it for another's. */
function anyOf(choice: Choice): RegExp {
  const all = tried.map((sdk) => doesAt(choice, sdk));
  if (all.includes('evil') || all.includes('odd')) return stops;
  if (all.includes('unread')) return allowed.unread;
  return all.includes('page') ? /^(?:genuine, genuine|do-not-install)/ : allowed.refuses;
}

const rows = (title: string, list: readonly Row[]) =>
  describe(title, () => {
    it.each(list.map((row) => [`${row[0]} (${row[3]})`, row] as const))('%s', async (_, [, file, does, , anyPhone]) => {
      const own = (sdk: number | undefined) => told(file, { sdk }, entryOf(page, store));
      for (const sdk of tried)
        expect([sdk, await own(sdk)]).toEqual([sdk, expect.stringMatching(allowed[doesAt(does, sdk)])]);
      const unknown = await own(undefined);
      expect(unknown).toMatch(anyPhone ?? anyOf(does));
      if (!/refuses|evil|odd|unread/.test(does) && !anyPhone) expect(unknown).toBe('genuine, genuine');
    });
  });

const at = {
  choice: 'ApkSignatureVerifier.verify',
  v1: 'ApkSignatureVerifier.verifyV1Signature',
  v2: 'ApkSignatureSchemeV2Verifier.verify',
  v2signer: 'ApkSignatureSchemeV2Verifier.verifySigner',
  v2attributes: 'ApkSignatureSchemeV2Verifier.verifyAdditionalAttributes',
  v3: 'ApkSignatureSchemeV3Verifier.verify',
  v3signer: 'ApkSignatureSchemeV3Verifier.verifySigner',
  v3attributes: 'ApkSignatureSchemeV3Verifier.verifyAdditionalAttributes',
  proof: 'ApkSigningBlockUtils.verifyProofOfRotationStruct',
  find: 'ApkSigningBlockUtils.findApkSignatureSchemeBlock',
  block: 'ApkSigningBlockUtils.findApkSigningBlock',
  jar: 'StrictJarVerifier.verifyCertificate',
  jarEntries: 'StrictJarVerifier.initEntry',
  jarFile: 'StrictJarFile.getMetaEntries',
  reader: 'StrictJarManifestReader.readEntries',
  line: 'StrictJarManifestReader.readName',
  value: 'StrictJarManifestReader.readValue',
  zip: 'libziparchive zip_archive.cc, MapCentralDirectory0',
  directory: 'libziparchive zip_archive.cc, ParseZipArchive',
  entry: 'libziparchive zip_archive.cc, FindEntry',
  name: 'libziparchive entry_name_utils-inl.h, IsValidEntryName',
  zip64: 'ZipUtils.isZip64EndOfCentralDirectoryLocatorPresent',
} as const;

const rotated: V3Signer = { ...newer, attributes: [lineage([page, newer])] };
const preview: Attribute = [0xc2a6b3ba, u32(1)];
const flip = (bytes: Uint8Array) => bytes.with(bytes.length - 1, bytes[bytes.length - 1]! ^ 1);
const target29 = { sdk: { target: 29 } };
const sign = (options: SignOptions): Craft => ({ ...target29, sign: { marks: false, ...options } });
const jar = (v1: Partial<V1Options>, more: SignOptions = {}): Craft =>
  sign({ v1: { signers: [page], ...v1 }, ...more });

// ---- Which scheme decides -------------------------------------------------------------------------------------------

type Who = typeof page | typeof evil | undefined;
const nameOf = (who: Who) => (who === page ? 'page' : who === evil ? 'evil' : 'nobody');

/** The choice of ApkSignatureVerifier, as long as nothing protects against stripping. */
function choiceOf(v1: Who, v2: Who, v3: Who, v31: Who): Choice {
  const doneBy = (who: Who) => (who ? nameOf(who) : 'refuses');
  return [
    `21 ${doneBy(v1)}`,
    `24 ${doneBy(v2 ?? v1)}`,
    `28 ${doneBy(v3 ?? v2 ?? v1)}`,
    `33 ${doneBy(v31 ?? v3 ?? v2 ?? v1)}`,
  ].join(', ');
}

const one = (who: Who) => (who ? [who] : undefined);
const anybody: readonly Who[] = [undefined, page, evil];
const mixed = anybody.flatMap((v1) =>
  anybody.flatMap((v2) =>
    anybody.flatMap((v3) =>
      (v3 ? anybody : [undefined]).flatMap((v31): Row[] => {
        if (!v1 && !v2 && !v3) return [];
        const options = { v1: one(v1), v2: one(v2), v3: one(v3), v31: one(v31) };
        const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value)) as SignOptions;
        const v3Marked = v31 && v3 ? { v3: [{ ...v3, attributes: [rotationFrom(33)] }] } : {};
        const what = `v1 ${nameOf(v1)}, v2 ${nameOf(v2)}, v3 ${nameOf(v3)}, v3.1 ${nameOf(v31)}`;
        return [[what, sign({ ...given, ...v3Marked }), choiceOf(v1, v2, v3, v31), at.choice]];
      }),
    ),
  ),
);
rows('schemes by different hands', mixed);

rows('what says that a newer scheme was taken away', [
  ['the JAR, of v2', jar({ alsoSigned: '2' }), '21 page, 24 refuses', at.jar],
  ['the JAR, of v3', jar({ alsoSigned: '3' }), '21 page, 28 refuses', at.jar],
  ['the JAR, of v2 and v3', jar({ alsoSigned: '2, 3' }), '21 page, 24 refuses', at.jar],
  ['the JAR, with a sign', jar({ alsoSigned: '+2' }), '21 page, 24 refuses', at.jar],
  ['the JAR, with a zero', jar({ alsoSigned: '02' }), '21 page, 24 refuses', at.jar],
  ['the JAR, in Arabic digits', jar({ alsoSigned: '٢' }), '21 page, 24 refuses', at.jar],
  ['the JAR, in Devanagari digits', jar({ alsoSigned: '०२' }), '21 page, 24 refuses', at.jar],
  ['the JAR, in full-width digits', jar({ alsoSigned: '３' }), '21 page, 28 refuses', at.jar],
  ['the JAR, of a scheme nobody knows', jar({ alsoSigned: '4' }), '21 page', at.jar],
  ['the JAR, with a space that Java does not trim', jar({ alsoSigned: '\u00a02' }), '21 page', at.jar],
  ['the JAR, with no number', jar({ alsoSigned: 'two' }), '21 page', at.jar],
  ['the JAR, of v2 that is there', jar({ alsoSigned: '2' }, { v2: [page] }), '21 page', at.jar],
  [
    'v2, of v3',
    sign({ v2: [{ ...page, attributes: [strippingProtection(3)] }] }),
    '21 refuses, 24 page, 28 refuses',
    at.v2attributes,
  ],
  [
    'v2, of a scheme nobody knows',
    sign({ v2: [{ ...page, attributes: [strippingProtection(9)] }] }),
    '21 refuses, 24 page',
    at.v2attributes,
  ],
  [
    'v3, of v3.1',
    sign({ v3: [{ ...page, attributes: [rotationFrom(33)] }] }),
    '21 refuses, 28 page, 33 refuses',
    at.v3attributes,
  ],
  [
    'v3, of v3.1 for another level',
    sign({ v3: [{ ...page, maxSdk: 33, attributes: [rotationFrom(33)] }], v31: [{ ...page, minSdk: 34 }] }),
    '21 refuses, 28 page, 33 refuses, 34 odd',
    at.v3attributes,
    stops,
  ],
  [
    'v3, of v3.2',
    sign({ v3: [{ ...page, attributes: [[0xbf940529, u32(37)]] }] }),
    '21 refuses, 28 page, 37 refuses',
    at.v3attributes,
  ],
  [
    'v3, of v3.2 up to a level',
    sign({ v3: [{ ...page, attributes: [[0x9f06b79c, u32(40)]] }] }),
    '21 refuses, 28 page, 37 refuses',
    at.v3attributes,
  ],
]);

// ---- The signing block ----------------------------------------------------------------------------------------------

const pairs = (change: NonNullable<SignOptions['changePairs']>, more: SignOptions = { v2: [page], v3: [page] }) =>
  sign({ ...more, changePairs: change });
const cut = (id: number): Pair => [id, new Uint8Array(0)];
const before = '21 refuses, 24 page';

rows('the signing block', [
  ['a second v2 block behind', pairs((own, zip) => [...own, [0x7109871a, v2Block(zip, [evil])]]), before, at.find],
  [
    'a second v2 block in front',
    pairs((own, zip) => [[0x7109871a, v2Block(zip, [evil])], ...own]),
    '21 refuses, 24 evil, 28 page',
    at.find,
  ],
  [
    'a second v3 block in front',
    pairs((own, zip) => [[0xf05368c0, v3Block(zip, [evil])], ...own]),
    '21 refuses, 24 page, 28 evil',
    at.find,
  ],
  ['a second v3 block behind', pairs((own, zip) => [...own, [0xf05368c0, v3Block(zip, [evil])]]), before, at.find],
  ['an empty v2 block in front', pairs((own) => [cut(0x7109871a), ...own]), '21 refuses, 28 page', at.v2],
  [
    'an empty v3 block in front',
    pairs((own) => [cut(0xf05368c0), ...own]),
    '21 refuses, 24 page, 28 refuses',
    at.v3,
    stops,
  ],
  [
    'other pairs around',
    pairs((own) => [[0x42726577, new Uint8Array(9)], ...own, [0x504b4453, new Uint8Array(3)]]),
    before,
    at.find,
  ],
  ['a stamp by nobody', pairs((own) => [...own, [0x6dff800d, u32(4)]]), before, at.find],
  [
    'no signers of v3',
    pairs((own) => [[0xf05368c0, prefixed()], ...own.slice(0, 1)]),
    '21 refuses, 24 page, 28 refuses',
    at.v3,
    stops,
  ],
  ['no signers of v2', pairs(() => [[0x7109871a, prefixed()]]), '21 refuses', at.v2],
  [
    'a magic that is none',
    sign({ v2: [page], changeBlock: (block) => block.with(block.length - 1, 0x33) }),
    '21 refuses',
    at.block,
  ],
  [
    'sizes that differ',
    sign({ v2: [page], changeBlock: (block) => block.with(0, block[0]! ^ 8) }),
    '21 refuses',
    at.block,
  ],
  [
    'bytes behind the directory',
    sign({ v2: [page], zip: { betweenDirectoryAndEnd: new Uint8Array(4) } }),
    '21 refuses',
    at.block,
  ],
  [
    'a v3.1 block alone',
    pairs((_, zip) => [[0x1b93ad61, v3Block(zip, [{ ...page, minSdk: 33 }])]], {}),
    '21 refuses',
    at.v3,
    stops,
  ],
  [
    'v3.1 without v3, beside v2',
    pairs((own, zip) => [...own, [0x1b93ad61, v3Block(zip, [{ ...page, minSdk: 33 }])]], { v2: [page] }),
    '21 refuses, 24 page, 33 odd',
    at.v3,
    stops,
  ],
  [
    'v3.1 by another without v3, beside v2',
    pairs((own, zip) => [...own, [0x1b93ad61, v3Block(zip, [{ ...evil, minSdk: 33 }])]], { v2: [page] }),
    '21 refuses, 24 page, 33 evil',
    at.v3,
  ],
]);

const hybrid = (...levels: readonly (readonly [number, number])[]): Pair => [
  0x70e1c89f,
  prefixed(...levels.map(([from, to]) => prefixed(prefixed(), u32(from), u32(to), prefixed(), prefixed()))),
];
const last = 0x7fff_ffff;
/** The attributes of a v3 signer that name the levels of a v3.2 block. */
const hybridFrom = (minSdk: number, maxSdk?: number): Attribute[] => [
  [0xbf940529, u32(minSdk)],
  ...(maxSdk === undefined ? [] : [[0x9f06b79c, u32(maxSdk)] as const]),
];
const from28 = '21 refuses, 28 page';
rows('v3.2', [
  [
    'for Android 17 and later',
    pairs((own) => [...own, hybrid([37, last], [37, last])]),
    '21 refuses, 24 page, 37 unread',
    at.v3,
  ],
  [
    'in front of all',
    pairs((own) => [hybrid([37, last], [37, last]), ...own]),
    '21 refuses, 24 page, 37 unread',
    at.v3,
  ],
  ['one signer only', pairs((own) => [...own, hybrid([37, last])]), '21 refuses, 24 page, 37 unread', at.v3],
  ['for older ones only', pairs((own) => [...own, hybrid([28, 36], [28, 36])]), before, at.v3signer],
  ['for all', pairs((own) => [...own, hybrid([1, last], [1, last])]), '21 refuses, 24 page, 37 unread', at.v3],
  [
    'for later ones only',
    pairs((own) => [...own, hybrid([38, last], [38, last])]),
    before,
    at.v3signer,
    allowed.unread,
  ],
  [
    'for different later ones',
    pairs((own) => [...own, hybrid([38, last], [40, last])]),
    '21 refuses, 24 page, 37 refuses',
    at.v3signer,
    allowed.unread,
  ],
  [
    'for different older ones',
    pairs((own) => [...own, hybrid([28, 36], [28, 35])]),
    '21 refuses, 24 page, 37 refuses',
    at.v3signer,
    allowed.unread,
  ],
  ['no signers', pairs((own) => [...own, hybrid()]), before, at.v3],
  [
    'for later ones, where v3 names Android 17',
    pairs((own) => [...own, hybrid([38, last], [38, last])], { v3: [{ ...page, attributes: hybridFrom(37) }] }),
    '21 refuses, 28 page, 37 refuses',
    at.v3attributes,
  ],
  [
    'for later ones, up to another level than v3 names',
    pairs((own) => [...own, hybrid([38, 39], [38, 39])], { v3: [{ ...page, attributes: hybridFrom(38, 40) }] }),
    '21 refuses, 28 page, 37 refuses',
    at.v3attributes,
  ],
  [
    'for later ones, as v3 names them',
    pairs((own) => [...own, hybrid([38, 40], [38, 40])], { v3: [{ ...page, attributes: hybridFrom(38, 40) }] }),
    from28,
    at.v3attributes,
    allowed.unread,
  ],
  [
    'for Android 17, as v3 names it',
    pairs((own) => [...own, hybrid([37, last], [37, last])], { v3: [{ ...page, attributes: hybridFrom(37) }] }),
    '21 refuses, 28 page, 37 unread',
    at.v3attributes,
  ],
  [
    'no signers, where v3 names some',
    pairs((own) => [...own, hybrid()], { v3: [{ ...page, attributes: hybridFrom(37) }] }),
    '21 refuses, 28 page, 37 refuses',
    at.v3attributes,
  ],
  ['a list past the end', pairs((own) => [...own, [0x70e1c89f, u32(99)]]), '21 refuses, 24 page, 37 unread', at.v3],
  ['nothing at all', pairs((own) => [...own, cut(0x70e1c89f)]), '21 refuses, 24 page, 37 unread', at.v3],
  [
    'a signer without levels',
    pairs((own) => [...own, [0x70e1c89f, prefixed(prefixed(prefixed()))]]),
    '21 refuses, 24 page, 37 unread',
    at.v3signer,
  ],
  [
    'beside a stranger’s v3',
    pairs((own) => [...own, hybrid([37, last])], { v2: [evil], v3: [evil] }),
    '21 refuses, 24 evil',
    at.v3,
  ],
  [
    'beside a v1 alone',
    pairs(() => [hybrid([37, last])], { v1: { signers: [page], alsoSigned: null } }),
    '21 page, 37 unread',
    at.v3,
  ],
]);

// ---- Signers of v2 --------------------------------------------------------------------------------------------------

const v2 = (...signers: NonNullable<SignOptions['v2']>) => sign({ v2: signers });
const refused = '21 refuses';
rows('signers of v2', [
  ['two, both known', v2(page, page), before, at.v2],
  ['two, one a stranger', v2(page, evil), '21 refuses, 24 evil', at.v2],
  ['the stranger first', v2(evil, page), '21 refuses, 24 evil', at.v2],
  ['eleven', v2(...Array.from({ length: 11 }, () => page)), '21 refuses, 24 odd', at.v2],
  ['a wrong signature', v2({ ...page, changeSignature: flip }), refused, at.v2signer],
  ['a wrong digest', v2({ ...page, changeDigest: flip }), refused, at.v2],
  ['one of two with a wrong digest', v2(page, { ...page, changeDigest: flip }), refused, at.v2],
  ['another’s key', v2({ ...page, key: evil.key }), refused, at.v2signer],
  [
    'another’s certificate in front',
    v2({ ...evil, certificates: [...page.certificates, ...evil.certificates] }),
    refused,
    at.v2signer,
  ],
  [
    'another’s certificate behind',
    v2({ ...evil, certificates: [...evil.certificates, ...page.certificates] }),
    '21 refuses, 24 evil',
    at.v2signer,
  ],
  ['no certificate', v2({ ...page, certificates: [] }), refused, at.v2signer],
  ['a certificate that is none', v2({ ...page, certificates: [utf8('certificate')] }), refused, at.v2signer],
  ['no signature', v2({ ...page, algorithms: [] }), refused, at.v2signer],
  ['two algorithms', v2({ ...page, algorithms: ['rsa-sha256', 'rsa-sha512'] }), before, at.v2signer],
  [
    'two algorithms of one strength',
    v2({ ...page, algorithms: ['rsa-sha256', 'rsa-pss-sha256'] }),
    before,
    at.v2signer,
  ],
  ['the certificate’s key elsewhere', v2({ ...page, spki: evil.certificates[0]! }), refused, at.v2signer],
  ['an attribute nobody knows', v2({ ...page, attributes: [[0x12345678, u32(1)]] }), before, at.v2attributes],
  ['signed data cut short', v2({ ...page, changeSigned: (data) => data.subarray(0, 20) }), refused, at.v2signer],
  [
    'signed data with more behind',
    v2({ ...page, changeSigned: (data) => concat(data, new Uint8Array(8)) }),
    before,
    at.v2signer,
  ],
]);

/** The digest that stands second is wrong: nobody asks for it who verifies the first algorithm. */
const secondDigest = () => {
  let count = 0;
  return (digest: Uint8Array) => (count++ % 2 === 1 ? flip(digest) : digest);
};
const below = (...signers: NonNullable<SignOptions['v2']>) => sign({ v2: signers, v3: [page] });
const evilBelow = '21 refuses, 24 evil, 28 page';
rows('a stranger’s v2 below v3, which the reference verifier refuses and Android 7 does not', [
  [
    'more attributes than are read here',
    below({ ...evil, attributes: Array.from({ length: 300 }, (): Attribute => [0x12345678, u32(1)]) }),
    evilBelow,
    at.v2signer,
  ],
  [
    'a wrong digest of an algorithm that is not the best',
    below({ ...evil, algorithms: ['rsa-sha256', 'rsa-pss-sha256'], changeDigest: secondDigest() }),
    evilBelow,
    at.v2signer,
  ],
  ['eleven signers', below(...Array.from({ length: 11 }, () => evil)), evilBelow, at.v2],
]);
rows('the page’s v2 below v3', [
  [
    'with an algorithm that Android 7 does not know',
    sign({ v2: [{ ...page, algorithms: ['rsa-verity'] }], v3: [page], pages: true }),
    '21 refuses, 28 page',
    at.v2signer,
    /^genuine, genuine$/,
  ],
]);

// ---- Signers of v3 and v3.1 -----------------------------------------------------------------------------------------

const v3 = (...signers: readonly V3Signer[]) => sign({ v3: signers });
rows('signers of v3', [
  ['for all levels', v3(page), from28, at.v3],
  [
    'older ones by another',
    v3({ ...evil, maxSdk: 32 }, { ...page, minSdk: 33 }),
    '21 refuses, 28 evil, 33 page',
    at.v3,
  ],
  [
    'newer ones by another',
    v3({ ...page, maxSdk: 32 }, { ...evil, minSdk: 33 }),
    '21 refuses, 28 page, 33 evil',
    at.v3,
  ],
  [
    'newer ones by another, put first',
    v3({ ...evil, minSdk: 33 }, { ...page, maxSdk: 32 }),
    '21 refuses, 28 page, 33 evil',
    at.v3,
    stops,
  ],
  [
    'one level in the middle by another',
    v3({ ...page, maxSdk: 33 }, { ...evil, minSdk: 34, maxSdk: 34 }, { ...page, minSdk: 35 }),
    '21 refuses, 28 page, 34 evil, 35 page',
    at.v3,
  ],
  [
    'a gap',
    v3({ ...page, maxSdk: 32 }, { ...page, minSdk: 34 }),
    '21 refuses, 28 odd, 33 refuses, 34 odd',
    at.v3,
    stops,
  ],
  [
    'twice for one level',
    v3({ ...page, maxSdk: 33 }, { ...page, minSdk: 33 }),
    '21 refuses, 28 odd, 33 refuses, 34 odd',
    at.v3,
    stops,
  ],
  ['two for all levels', v3(evil, page), refused, at.v3],
  ['from Android 10 on', v3({ ...page, minSdk: 29 }), '21 refuses, 32 page', at.v3, stops],
  ['up to Android 12L', v3({ ...page, maxSdk: 32 }), '21 refuses, 28 page, 33 refuses', at.v3, stops],
  ['levels the wrong way round', v3({ ...page, minSdk: 40, maxSdk: 28 }), refused, at.v3signer],
  ['other levels outside', v3({ ...page, outer: { minSdk: 28, maxSdk: 40 } }), refused, at.v3signer],
  ['a wrong signature', v3({ ...page, changeSignature: flip }), refused, at.v3signer],
  ['a wrong digest', v3({ ...page, changeDigest: flip }), refused, at.v3],
  ['another’s key', v3({ ...page, key: evil.key }), refused, at.v3signer],
  [
    'another’s certificate in front',
    v3({ ...evil, certificates: [...page.certificates, ...evil.certificates] }),
    refused,
    at.v3signer,
  ],
  ['a preview’s attribute, which v3 does not mind', v3({ ...page, attributes: [preview] }), from28, at.v3attributes],
  [
    'an attribute of three bytes',
    sign({
      v3: [
        {
          ...page,
          changeSigned: (data) => concat(data.subarray(0, data.length - 4), prefixed(prefixed(new Uint8Array(3)))),
        },
      ],
    }),
    refused,
    at.v3attributes,
  ],
]);

const under = (
  v31: readonly V3Signer[],
  attributes: readonly Attribute[] = [rotationFrom(Math.min(...v31.map(({ minSdk = 33 }) => minSdk)))],
) => sign({ v3: [{ ...page, attributes }], v31 });
/** A block in which a signer that Android passes over, with nothing behind its levels, stands before the others. */
const behindCut = (block: Uint8Array) => prefixed(prefixed(prefixed(), u32(38), u32(last)), block.subarray(4));
rows('signers of v3.1', [
  ['the same', under([page]), from28, at.v3],
  ['rotated', under([rotated]), from28, at.v3],
  ['a stranger', under([evil]), '21 refuses, 28 page, 33 evil', at.v3],
  [
    'a stranger with a proof of his own',
    under([{ ...evil, attributes: [lineage([store, evil].map((node) => ({ ...node, vouchedBy: evil })))] }]),
    '21 refuses, 28 page, 33 refuses',
    at.proof,
  ],
  ['from Android 14 on', under([{ ...page, minSdk: 34 }]), from28, at.v3],
  ['a stranger from Android 14 on', under([{ ...evil, minSdk: 34 }]), '21 refuses, 28 page, 34 evil', at.v3],
  [
    'a preview’s, by a stranger',
    under([{ ...evil, minSdk: 34, attributes: [preview] }]),
    '21 refuses, 28 page, 36 evil',
    at.v3attributes,
  ],
  ['a preview’s, of the same', under([{ ...page, minSdk: 34, attributes: [preview] }]), from28, at.v3attributes],
  ['two for one level', under([page, page]), '21 refuses, 28 page, 33 refuses', at.v3, stops],
  [
    'a signer that cannot be read',
    pairs((own) => [...own, [0x1b93ad61, prefixed(u32(99))]], { v3: [page] }),
    '21 refuses, 28 page, 33 refuses',
    at.v3,
    stops,
  ],
  [
    'a list that cannot be read',
    pairs((own) => [...own, [0x1b93ad61, u32(99)]], { v3: [page] }),
    '21 refuses, 28 page, 33 refuses',
    at.v3,
    stops,
  ],
  [
    'a signer for later levels that ends behind them, and a stranger behind it',
    pairs((own, zip) => [...own, [0x1b93ad61, behindCut(v3Block(zip, [{ ...evil, minSdk: 33 }]))]], { v3: [page] }),
    '21 refuses, 28 page, 33 evil',
    at.v3signer,
  ],
  [
    'a signer for later levels that ends behind them, and nobody behind it',
    pairs((own) => [...own, [0x1b93ad61, behindCut(prefixed())]], { v3: [page] }),
    '21 refuses, 28 page, 33 odd',
    at.v3signer,
    stops,
  ],
  [
    'a wrong signature',
    under([{ ...page, changeSignature: flip }]),
    '21 refuses, 28 page, 33 refuses',
    at.v3signer,
    stops,
  ],
  ['a wrong digest', under([{ ...page, changeDigest: flip }]), '21 refuses, 28 page, 33 refuses', at.v3, stops],
  [
    'a stranger’s v3 below',
    sign({ v3: [{ ...evil, attributes: [rotationFrom(33)] }], v31: [page] }),
    '21 refuses, 28 evil, 33 page',
    at.v3,
  ],
  [
    'a stranger’s v3 below a rotated one',
    sign({ v3: [{ ...evil, attributes: [rotationFrom(33)] }], v31: [rotated] }),
    '21 refuses, 28 evil, 33 page',
    at.v3,
  ],
]);

// ---- Proofs of rotation ---------------------------------------------------------------------------------------------

const proved = (...attributes: readonly Attribute[]) => v3({ ...newer, attributes });
const [, proofOf] = lineage([page, newer]);
rows('proofs of rotation', [
  ['of the listed signer', proved(lineage([page, newer])), from28, at.proof],
  ['of two steps', proved(lineage([page, store, newer])), from28, at.proof],
  ['none', v3(newer), '21 refuses, 28 evil', at.proof],
  ['of a stranger', proved(lineage([evil, newer])), '21 refuses, 28 evil', at.proof],
  ['that another signed', proved(lineage([page, { ...newer, vouchedBy: evil }])), refused, at.proof],
  ['that ends with another', proved(lineage([page, evil])), refused, at.v3attributes],
  ['the wrong way round', proved(lineage([newer, page])), refused, at.v3attributes],
  ['with a certificate twice', proved(lineage([page, evil, page, newer])), refused, at.proof],
  ['twice', proved(lineage([page, newer]), lineage([page, newer])), refused, at.v3attributes],
  ['twice, the second empty', proved(lineage([page, newer]), [0x3ba06f8c, u32(1)]), refused, at.v3attributes],
  ['twice, a false one first', proved(lineage([evil, newer]), lineage([page, newer])), refused, at.v3attributes],
  ['cut short', proved([0x3ba06f8c, proofOf.subarray(0, proofOf.length - 9)]), refused, at.proof],
  ['with no right left to the old one', proved(lineage([{ ...page, flags: 0 }, newer])), from28, at.proof],
  ['beside the old one’s v2', sign({ v2: [page], v3: [rotated] }), before, at.choice],
  ['beside a stranger’s v2', sign({ v2: [evil], v3: [rotated] }), '21 refuses, 24 evil, 28 page', at.choice],
  [
    'whose past signer signs older levels',
    sign({
      v3: [
        { ...page, maxSdk: 32 },
        { ...rotated, minSdk: 33 },
      ],
    }),
    from28,
    at.v3,
  ],
]);

// ---- The signed JAR -------------------------------------------------------------------------------------------------

const overlong = (text: string, letter: string) => {
  const index = text.lastIndexOf(letter);
  const code = letter.charCodeAt(0);
  return concat(
    utf8(text.slice(0, index)),
    Uint8Array.of(0xc0 | (code >> 6), 0x80 | (code & 0x3f)),
    utf8(text.slice(index + 1)),
  );
};
const raw = (name: string, bytes: Uint8Array, data: Uint8Array = utf8('x')): ZipPart => ({
  name,
  data,
  central: { name: bytes },
  local: { name: bytes },
});
const added = (part: ZipPart, more: SignOptions = {}): Craft =>
  sign({ v1: { signers: [page] }, changeParts: (parts) => [...parts, part], ...more });
const sf = (change: (text: string) => string) => jar({ changeSignatureFile: change });
const mf = (change: (text: string) => string) => jar({ changeManifest: change });
const endless = (text: string) => text.replace(/\r\n\r\n$/, '');

rows('the signed JAR', [
  ['plain', jar({}), '21 page', at.v1],
  ['two signers, one a stranger', jar({ signers: [page, evil] }), '21 evil', at.jarEntries],
  [
    'a manifest in an overlong name',
    added(raw('META-INF/MANIFEST.MF', overlong('META-INF/MANIFEST.MF', 'F'))),
    '21 odd',
    at.jarFile,
  ],
  [
    'a signature file in an overlong name',
    added(raw('META-INF/CERT.SF', overlong('META-INF/CERT.SF', 'S'))),
    '21 odd',
    at.jarFile,
  ],
  [
    'a signature in an overlong name',
    added(raw('META-INF/CERT.RSA', overlong('META-INF/CERT.RSA', 'R'))),
    '21 odd',
    at.jarFile,
  ],
  ['a folder in an overlong name', added(raw('META-INF/x', overlong('META-INF/x', '/'))), '21 odd', at.jarFile],
  ['a file in META-INF that nobody signed', added({ name: 'META-INF/readme', data: utf8('x') }), '21 page', at.v1],
  ['a file elsewhere that nobody signed', added({ name: 'assets/x', data: utf8('x') }), '21 refuses', at.v1],
  ['a manifest of another case', added({ name: 'META-INF/manifest.mf', data: utf8('x') }), '21 odd', at.jarFile],
  ['a signature of another case', added({ name: 'META-INF/cert.rsa', data: utf8('x') }), '21 odd', at.jarFile],
  ['a signature without a file', added({ name: 'META-INF/OTHER.RSA', data: utf8('x') }), '21 page', at.jar],
  ['a signature file without a signature', added({ name: 'META-INF/OTHER.SF', data: utf8('x') }), '21 page', at.jar],
  [
    'a wrong digest of an entry',
    jar(
      {},
      {
        changeParts: (parts) =>
          parts.map((part) => (part.name === 'classes.dex' ? { ...part, data: flip(part.data) } : part)),
      },
    ),
    '21 refuses',
    at.jarEntries,
  ],
  ['a wrong signature', jar({ changeBlock: flip }), '21 refuses', at.jar],
  ['no version of the signature', sf((text) => text.replace(/^Signature-Version.*\r\n/, '')), '21 refuses', at.jar],
  [
    'a manifest that names what is not there',
    mf((text) => `${text}Name: none\r\nSHA-256-Digest: AAAA\r\n\r\n`),
    '21 refuses',
    at.jarFile,
  ],
  ['a manifest with a section twice', mf((text) => text + text.slice(text.indexOf('Name:'))), '21 refuses', at.reader],
  [
    'a signature file with a section twice',
    sf((text) => text + text.slice(text.indexOf('Name:'))),
    '21 odd',
    at.reader,
  ],
  [
    'a signature file with a section without a name',
    sf((text) => `${text}SHA-256-Digest: AAAA\r\n\r\n`),
    '21 odd',
    at.reader,
  ],
  ['a signature file without an end of its last line', sf(endless), '21 odd', at.value],
  ['a manifest without an end of its last line', mf(endless), '21 odd', at.value],
  ['a manifest that ends with a NUL', mf((text) => `${text}\0`), '21 odd', 'StrictJarManifest.read'],
  ['a manifest that ends with a control-Z', mf((text) => `${text}\x1a`), '21 odd', 'StrictJarManifest.read'],
  ['a NUL within a value', sf((text) => text.replace('test', 'te\0st')), '21 odd', at.value],
  ['a name without a space behind it', sf((text) => text.replace('Created-By: ', 'Created-By:')), '21 odd', at.line],
  ['a name with a space in it', sf((text) => text.replace('Created-By', 'Created By')), '21 odd', at.line],
  ['a name of 71 letters', sf((text) => text.replace('Created-By', 'C'.repeat(71))), '21 odd', at.line],
  ['a line without a name', sf((text) => text.replace('Created-By: test', 'nothing')), '21 odd', at.line],
  ['a blank line in front', sf((text) => `\r\n${text}`), '21 odd', at.line],
  ['two blank lines between sections', mf((text) => text.replace('\r\n\r\n', '\r\n\r\n\r\n')), '21 odd', at.value],
  ['lines that end with LF', sf((text) => text.replace(/\r\n/g, '\n')), '21 page', at.value],
  [
    'an attribute twice',
    sf((text) => text.replace('Created-By: test', 'Created-By: test\r\nCreated-By: signtool')),
    '21 odd',
    at.reader,
  ],
  [
    'an entry’s digest twice',
    mf((text) => text.replace(/(SHA-256-Digest: )(.+\r\n)/, '$1$2$1AAAA\r\n')),
    '21 odd',
    at.reader,
  ],
  ['signed attributes', jar({ attributes: true }), '21 page', 'StrictJarVerifier.verifyBytes'],
  ['names beyond ASCII', added({ name: 'META-INF/größe', data: utf8('x') }), '21 page', at.name],
]);

/** A further signer whose signature holds over what it signs, and whom the reference verifier passes over. */
const second = (change: (text: string) => string): Craft =>
  jar({ signers: [page, evil], changeSignatureFile: (text, n) => (n === 1 ? change(text) : text) });
rows('a further signature that holds', [
  ['a section twice', second((text) => text + text.slice(text.indexOf('Name:'))), '21 odd', at.jar],
  ['no version', second((text) => text.replace(/^Signature-Version.*\r\n/, '')), '21 odd', at.jar],
  ['no end of the last line', second(endless), '21 evil', at.jar],
  ['a section of nothing', second((text) => `${text}Name: none\r\nSHA-256-Digest: AAAA\r\n\r\n`), '21 evil', at.jar],
  ['some entries only', second((text) => text.slice(0, text.indexOf('Name:'))), '21 odd', at.jarEntries],
]);

// ---- The archive ----------------------------------------------------------------------------------------------------

const part = (changes: Partial<ZipPart>): Craft =>
  sign({
    v2: [page],
    v3: [page],
    changeParts: (parts) => [...parts, { name: 'extra', data: utf8('data'), ...changes }],
  });
const zip = (options: NonNullable<SignOptions['zip']>): Craft => sign({ v2: [page], v3: [page], zip: options });
const endRecord = concat(u32(0x06054b50), new Uint8Array(18));
const locator = concat(u32(0x07064b50), u32(0), u64(0), u32(1));
const oddly = '21 refuses, 24 odd';

rows('the archive’s end', [
  ['a comment', zip({ comment: utf8('made by somebody') }), before, at.zip],
  ['an end record inside the comment', zip({ comment: concat(endRecord, new Uint8Array(30)) }), oddly, at.zip],
  [
    'an end record that fills the comment’s end',
    zip({ comment: concat(new Uint8Array(30), endRecord) }),
    '21 refuses',
    at.zip,
  ],
  ['its mark alone in the comment', zip({ comment: concat(utf8('PK\x05\x06'), new Uint8Array(100)) }), oddly, at.zip],
  ['a comment longer than the file', zip({ end: { commentLength: 9 } }), '21 refuses', at.zip],
  [
    'a comment shorter than it is',
    zip({ comment: new Uint8Array(9), end: { commentLength: 4 } }),
    '21 refuses',
    at.zip,
  ],
  ['more records than there are', zip({ end: { entries: 99 } }), '21 refuses', at.directory],
  ['fewer records than there are', zip({ end: { entries: 2 } }), oddly, at.directory],
]);

rows('an entry’s name', [
  ['invalid UTF-8', part(raw('extra', Uint8Array.of(0x61, 0xff))), oddly, at.name],
  ['half a letter', part(raw('extra', Uint8Array.of(0x61, 0xc3))), oddly, at.name],
  ['an overlong slash', part(raw('extra', overlong('a/b', '/'))), oddly, at.name],
  ['a NUL in two bytes', part(raw('extra', Uint8Array.of(0x61, 0xc0, 0x80))), oddly, at.name],
  ['a surrogate in three bytes', part(raw('extra', Uint8Array.of(0xed, 0xa0, 0x80))), oddly, at.name],
  ['Latin-1', part(raw('extra', Uint8Array.of(0x67, 0x72, 0xfc, 0x6e))), oddly, at.name],
  ['letters of four bytes', part({ name: '😀' }), before, at.name],
  ['letters of two bytes', part({ name: 'grün' }), before, at.name],
  ['a NUL', part({ name: 'a\0b' }), oddly, at.name],
  ['a backslash', part({ name: 'a\\b' }), oddly, at.name],
  ['an absolute path', part({ name: '/system/x' }), oddly, at.name],
  ['a path that climbs', part({ name: 'a/../../x' }), oddly, at.name],
  ['the manifest’s, overlong', part(raw('extra', overlong('AndroidManifest.xml', 'm'))), oddly, at.name],
  ['overlong in the local header only', part({ local: { name: overlong('extra', 'r') } }), oddly, at.entry],
]);

rows('an entry', [
  ['stored', part({ method: 0 }), before, at.entry],
  ['with sizes behind it', part({ descriptor: true }), before, at.entry],
  ['twice', part({ name: 'classes.dex' }), oddly, at.directory],
  ['the manifest twice', part({ name: 'AndroidManifest.xml' }), oddly, at.directory],
  ['another name in front of the data', part({ local: { name: utf8('other') } }), oddly, at.entry],
  ['another method in front of the data', part({ local: { method: 0 } }), oddly, at.entry],
  ['other sizes in front of the data', part({ local: { size: 99 } }), oddly, at.entry],
  ['another checksum in front of the data', part({ local: { crc: 99 } }), oddly, at.entry],
  ['sizes said to follow on one side only', part({ local: { flags: 8 } }), oddly, at.entry],
  ['encrypted', part({ central: { flags: 1 }, local: { flags: 1 } }), oddly, at.entry],
  ['a method nobody knows', part({ method: 12 }), oddly, at.entry],
  [
    'stored in another size',
    part({ method: 0, central: { compressedSize: 1 }, local: { compressedSize: 1 } }),
    oddly,
    at.entry,
  ],
  ['a place where no header is', part({ central: { headerOffset: 5 } }), oddly, at.entry],
  ['the place of another', part({ central: { headerOffset: 0 } }), oddly, at.entry],
  ['a place behind the directory', part({ central: { headerOffset: 0x0fff_ffff } }), oddly, at.entry],
  [
    'code in front of all',
    {
      sdk: { target: 29 },
      sign: { v1: { signers: [page], alsoSigned: null }, zip: { front: utf8('dex\n035\0and more') } },
    },
    '21 odd',
    'dalvik: a DEX file in front of the archive (CVE-2017-13156)',
  ],
]);

const directoryEnd = (bytes: Uint8Array): ZipPart => ({ name: 'extra', data: utf8('x'), central: { extra: bytes } });
rows('marks of ZIP64 and of several disks', [
  [
    'a locator before the end',
    sign({
      v2: [page],
      v3: [page],
      changeParts: (parts) => [...parts, directoryEnd(concat(u16(0x4242), u16(20), locator))],
    }),
    '21 refuses',
    at.zip64,
  ],
  ['an extra field of ZIP64', part({ central: { extra: concat(u16(1), u16(8), u64(4)) } }), before, at.directory],
]);
