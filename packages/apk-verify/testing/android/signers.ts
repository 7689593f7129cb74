import { type Attribute, lineage, rotationFrom, type V3Signer, v3Block } from '../block-signer.ts';
import { concat, prefixed, u32, utf8 } from '../bytes.ts';
import type { SignOptions } from '../signer.ts';
import { evil, page, store } from '../verdicts.ts';
import {
  at,
  before,
  caseTable,
  flipByte,
  from28,
  last,
  pairs,
  preview,
  refusedBy,
  rotated,
  sign,
  stops,
  v3,
} from './case.ts';

const v2 = (...signers: NonNullable<SignOptions['v2']>) => sign({ v2: signers });
const posing = { ...evil, certificates: [...page.certificates, ...evil.certificates] };
const chain = { ...evil, certificates: [...evil.certificates, ...page.certificates] };
const sameStrength = v2({ ...page, algorithms: ['rsa-sha256', 'rsa-pss-sha256'] });
const moreBehind = v2({ ...page, changeSigned: (data) => concat(data, new Uint8Array(8)) });
export const v2Signers = caseTable('signers of v2', [
  ['two, both known', v2(page, page), before, at.v2],
  ['two, one a stranger', v2(page, evil), '21 refuses, 24 evil', at.v2],
  ['the stranger first', v2(evil, page), '21 refuses, 24 evil', at.v2],
  ['eleven', v2(...Array.from({ length: 11 }, () => page)), '21 refuses, 24 odd', at.v2],
  ['a wrong signature', v2({ ...page, changeSignature: flipByte }), refusedBy, at.v2signer],
  ['a wrong digest', v2({ ...page, changeDigest: flipByte }), refusedBy, at.v2],
  ['one of two with a wrong digest', v2(page, { ...page, changeDigest: flipByte }), refusedBy, at.v2],
  ['another’s key', v2({ ...page, key: evil.key }), refusedBy, at.v2signer],
  ['another’s certificate in front', v2(posing), refusedBy, at.v2signer],
  ['another’s certificate behind', v2(chain), '21 refuses, 24 evil', at.v2signer],
  ['no certificate', v2({ ...page, certificates: [] }), refusedBy, at.v2signer],
  ['a certificate that is not DER', v2({ ...page, certificates: [utf8('certificate')] }), refusedBy, at.v2signer],
  ['no signature', v2({ ...page, algorithms: [] }), refusedBy, at.v2signer],
  ['two algorithms', v2({ ...page, algorithms: ['rsa-sha256', 'rsa-sha512'] }), before, at.v2signer],
  ['two algorithms of one strength', sameStrength, before, at.v2signer],
  ['the certificate’s key elsewhere', v2({ ...page, spki: evil.certificates[0]! }), refusedBy, at.v2signer],
  ['an attribute nobody knows', v2({ ...page, attributes: [[0x12345678, u32(1)]] }), before, at.v2attributes],
  ['signed data cut short', v2({ ...page, changeSigned: (data) => data.subarray(0, 20) }), refusedBy, at.v2signer],
  ['signed data with more behind', moreBehind, before, at.v2signer],
]);

/** Makes the second digest wrong: a verifier that uses the first algorithm never checks it. */
const secondDigest = () => {
  let count = 0;
  return (digest: Uint8Array) => (count++ % 2 === 1 ? flipByte(digest) : digest);
};
const below = (...signers: NonNullable<SignOptions['v2']>) => sign({ v2: signers, v3: [page] });
const evilBelow = '21 refuses, 24 evil, 28 page';
export const strangersBelow = caseTable(
  'a stranger’s v2 below v3, which the reference verifier refuses and Android 7 does not',
  [
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
    ['beside the page', below(page, evil), evilBelow, at.v2],
  ],
);
export const pageBelow = caseTable('the page’s v2 below v3', [
  [
    'with an algorithm that Android 7 does not know',
    sign({ v2: [{ ...page, algorithms: ['rsa-verity'] }], v3: [page], pages: true }),
    '21 refuses, 28 page',
    at.v2signer,
    /^genuine, genuine$/,
  ],
  [
    'with a wrong signature, over a stranger’s JAR',
    sign({ v1: [evil], v2: [{ ...page, changeSignature: flipByte }], v3: [page] }),
    '21 evil, 24 refuses, 28 page',
    at.choice,
  ],
]);

// ---- Signers of v3 and v3.1 -----------------------------------------------------------------------------------------

const until = (maxSdk: number, who: typeof page): V3Signer => ({ ...who, maxSdk });
const since = (minSdk: number, who: typeof page): V3Signer => ({ ...who, minSdk });
const only28To32 = '21 refuses, 28 page, 33 refuses';
const oddBut33 = '21 refuses, 28 odd, 33 refuses, 34 odd';
const shortAttribute = (data: Uint8Array) =>
  concat(data.subarray(0, data.length - 4), prefixed(prefixed(new Uint8Array(3))));
export const v3Signers = caseTable('signers of v3', [
  ['for all levels', v3(page), from28, at.v3],
  ['older ones by another', v3(until(32, evil), since(33, page)), '21 refuses, 28 evil, 33 page', at.v3],
  ['newer ones by another', v3(until(32, page), since(33, evil)), '21 refuses, 28 page, 33 evil', at.v3],
  [
    'newer ones by another, put first',
    v3(since(33, evil), until(32, page)),
    '21 refuses, 28 page, 33 evil',
    at.v3,
    stops,
  ],
  [
    'one level in the middle by another',
    v3(until(33, page), { ...evil, minSdk: 34, maxSdk: 34 }, since(35, page)),
    '21 refuses, 28 page, 34 evil, 35 page',
    at.v3,
  ],
  // Android 12L says that it is 12.
  ['12L by another than 12', v3(until(31, page), since(32, evil)), '21 refuses, 28 page, 31 odd, 32 evil', at.v3],
  [
    '12 by another than 12L',
    v3(until(30, page), { ...evil, minSdk: 31, maxSdk: 31 }, since(32, page)),
    '21 refuses, 28 page, 31 evil, 32 page',
    at.v3,
  ],
  ['for 12L, not for 12', v3(until(30, page), since(32, page)), '21 refuses, 28 odd, 31 refuses, 32 odd', at.v3, stops],
  ['a gap', v3(until(32, page), since(34, page)), oddBut33, at.v3, stops],
  ['twice for one level', v3(until(33, page), since(33, page)), oddBut33, at.v3, stops],
  ['two for all levels', v3(evil, page), refusedBy, at.v3],
  ['from Android 10 on', v3({ ...page, minSdk: 29 }), '21 refuses, 29 page', at.v3, stops],
  ['up to Android 12L', v3({ ...page, maxSdk: 32 }), only28To32, at.v3, stops],
  ['levels the wrong way round', v3({ ...page, minSdk: 40, maxSdk: 28 }), refusedBy, at.v3signer],
  ['other levels outside', v3({ ...page, outer: { minSdk: 28, maxSdk: 40 } }), refusedBy, at.v3signer],
  ['a wrong signature', v3({ ...page, changeSignature: flipByte }), refusedBy, at.v3signer],
  ['a wrong digest', v3({ ...page, changeDigest: flipByte }), refusedBy, at.v3],
  ['another’s key', v3({ ...page, key: evil.key }), refusedBy, at.v3signer],
  ['another’s certificate in front', v3(posing), refusedBy, at.v3signer],
  ['a preview’s attribute, which v3 does not mind', v3({ ...page, attributes: [preview] }), from28, at.v3attributes],
  ['an attribute of three bytes', v3({ ...page, changeSigned: shortAttribute }), refusedBy, at.v3attributes],
]);

const under = (
  v31: readonly V3Signer[],
  attributes: readonly Attribute[] = [rotationFrom(Math.min(...v31.map(({ minSdk = 33 }) => minSdk)))],
) => sign({ v3: [{ ...page, attributes }], v31 });
/** Signs for a preview of Android 15, which has the number of 14. */
const previewOf34 = (who: typeof page): V3Signer => ({ ...who, minSdk: 34, attributes: [preview] });
/** Puts a signer that Android ignores, with nothing after its levels, before the others. */
const behindCut = (block: Uint8Array) => prefixed(prefixed(prefixed(), u32(38), u32(last)), block.subarray(4));
/** Returns a file with a v3.1 block of these bytes. */
const unread = (block: Uint8Array) => pairs((own) => [...own, [0x1b93ad61, block]], { v3: [page] });
const strangers = [{ ...evil, attributes: [rotationFrom(33)] }];
export const v31Signers = caseTable('signers of v3.1', [
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
  ['a preview’s, by a stranger', under([previewOf34(evil)]), '21 refuses, 28 page, 35 evil', at.v3attributes],
  [
    'a preview’s, by a stranger, for Android 15 only',
    under([{ ...previewOf34(evil), maxSdk: 35 }, since(36, page)]),
    '21 refuses, 28 page, 35 evil, 36 page',
    at.v3attributes,
  ],
  ['a preview’s, of the same', under([previewOf34(page)]), from28, at.v3attributes],
  [
    'a preview’s, of the page over a stranger’s v3',
    sign({ v3: [{ ...evil, attributes: [rotationFrom(34)] }], v31: [previewOf34(page)] }),
    '21 refuses, 28 evil, 35 page',
    at.v3attributes,
  ],
  [
    'a preview’s, behind one for the version before',
    under([{ ...page, maxSdk: 33 }, previewOf34(page)]),
    '21 refuses, 28 page, 34 refuses, 35 page',
    at.v3attributes,
  ],
  [
    'a preview’s, in front of one for the version before',
    under([previewOf34(page), { ...page, maxSdk: 33 }]),
    from28,
    at.v3attributes,
  ],
  [
    'a preview’s, by a stranger, behind one for the version before',
    under([{ ...page, maxSdk: 33 }, previewOf34(evil)], [rotationFrom(34)]),
    '21 refuses, 28 page, 33 odd, 34 page, 35 evil',
    at.v3attributes,
  ],
  [
    'a preview’s, by a stranger, beside the page’s',
    under([page, previewOf34(evil)]),
    '21 refuses, 28 page, 33 odd, 34 page, 35 refuses, 37 evil',
    'ApkSignatureSchemeV3Verifier.verifyV31Signers (Android 17)',
  ],
  ['two for one level', under([page, page]), only28To32, at.v3, stops],
  [
    'one level in the middle by another',
    under([
      { ...page, maxSdk: 33 },
      { ...evil, minSdk: 34, maxSdk: 34 },
      { ...page, minSdk: 35 },
    ]),
    '21 refuses, 28 page, 34 evil, 35 page',
    at.v3,
  ],
  ['a list that cannot be read', unread(u32(99)), only28To32, at.v3, stops],
  ['a signer that cannot be read', unread(prefixed(u32(99))), only28To32, at.v3, stops],
  ['a signer without levels', unread(prefixed(prefixed(prefixed()))), only28To32, at.v3, stops],
  ['a signer with half of its levels', unread(prefixed(prefixed(prefixed(), u32(34)))), only28To32, at.v3, stops],
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
  ['a wrong signature', under([{ ...page, changeSignature: flipByte }]), only28To32, at.v3signer, stops],
  ['a wrong digest', under([{ ...page, changeDigest: flipByte }]), only28To32, at.v3, stops],
  ['a stranger’s v3 below', sign({ v3: strangers, v31: [page] }), '21 refuses, 28 evil, 33 page', at.v3],
  [
    'a stranger’s v3 below a rotated one',
    sign({ v3: strangers, v31: [rotated] }),
    '21 refuses, 28 evil, 33 page',
    at.v3,
  ],
]);
