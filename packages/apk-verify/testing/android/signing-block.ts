import { type Attribute, blockIds, v2Block, v3Block } from '../block-signer.ts';
import { prefixed, u32 } from '../bytes.ts';
import type { Pair, SignOptions } from '../signer.ts';
import { evil, page } from '../verdicts.ts';
import { at, before, caseTable, cut, from28, last, notJudged, pairs, sign, stops } from './case.ts';

const [v2Id, v3Id, v31Id] = [blockIds.v2, blockIds.v3, blockIds.v31];
const inFront = (...added: readonly Pair[]) => pairs((own) => [...added, ...own]);
const behind = (...added: readonly Pair[]) => pairs((own) => [...own, ...added]);
/** Puts a v2 or v3 block of a stranger in front or behind. */
const strange = (id: number, write: typeof v2Block, isInFront: boolean) =>
  pairs((own, zip) => (isInFront ? [[id, write(zip, [evil])], ...own] : [...own, [id, write(zip, [evil])]]));
/** Adds a v3.1 block, without v3. */
const v31 = (who: typeof page, more: SignOptions) =>
  pairs((own, zip) => [...own, [v31Id, v3Block(zip, [{ ...who, minSdk: 33 }])]], more);
const changedBlock = (changeBlock: NonNullable<SignOptions['changeBlock']>) => sign({ v2: [page], changeBlock });
const noV3 = '21 refuses, 24 page, 28 refuses';
export const signingBlock = caseTable('the signing block', [
  ['a second v2 block behind', strange(v2Id, v2Block, false), before, at.find],
  ['a second v2 block in front', strange(v2Id, v2Block, true), '21 refuses, 24 evil, 28 page', at.find],
  ['a second v3 block in front', strange(v3Id, v3Block, true), '21 refuses, 24 page, 28 evil', at.find],
  ['a second v3 block behind', strange(v3Id, v3Block, false), before, at.find],
  ['an empty v2 block in front', inFront(cut(v2Id)), '21 refuses, 28 page', at.v2],
  ['an empty v3 block in front', inFront(cut(v3Id)), noV3, at.v3, stops],
  [
    'other pairs around',
    pairs((own) => [[0x42726577, new Uint8Array(9)], ...own, [0x504b4453, new Uint8Array(3)]]),
    before,
    at.find,
  ],
  ['a stamp by nobody', behind([0x6dff800d, u32(4)]), before, at.find],
  ['no signers of v3', pairs((own) => [[v3Id, prefixed()], ...own.slice(0, 1)]), noV3, at.v3, stops],
  ['no signers of v2', pairs(() => [[v2Id, prefixed()]]), '21 refuses', at.v2],
  ['a wrong magic', changedBlock((block) => block.with(block.length - 1, 0x33)), '21 refuses', at.block],
  ['sizes that differ', changedBlock((block) => block.with(0, block[0]! ^ 8)), '21 refuses', at.block],
  [
    'bytes behind the directory',
    sign({ v2: [page], zip: { betweenDirectoryAndEnd: new Uint8Array(4) } }),
    '21 refuses',
    at.block,
  ],
  ['a v3.1 block alone', v31(page, {}), '21 refuses', at.v3, stops],
  ['v3.1 without v3, beside v2', v31(page, { v2: [page] }), '21 refuses, 24 page, 33 odd', at.v3, stops],
  ['v3.1 by another without v3, beside v2', v31(evil, { v2: [page] }), '21 refuses, 24 page, 33 evil', at.v3],
]);

type Levels = readonly (readonly [number, number])[];
const hybrid = (...levels: Levels): Pair => [
  0x70e1c89f,
  prefixed(...levels.map(([from, to]) => prefixed(prefixed(), u32(from), u32(to), prefixed(), prefixed()))),
];
/** Returns the attributes of a v3 signer that name the levels of a v3.2 block. */
const hybridFrom = (minSdk: number, maxSdk?: number): Attribute[] => [
  [0xbf940529, u32(minSdk)],
  ...(maxSdk === undefined ? [] : [[0x9f06b79c, u32(maxSdk)] as const]),
];
const withHybrid = (...levels: Levels) => behind(hybrid(...levels));
/** A v3 signer that names the levels of a v3.2 block, and such a block. */
const named = (attributes: readonly Attribute[], ...levels: Levels) =>
  pairs((own) => [...own, hybrid(...levels)], { v3: [{ ...page, attributes }] });
const unreadFrom37 = '21 refuses, 24 page, 37 unread';
const refusedFrom37 = '21 refuses, 28 page, 37 refuses';
const differ = '21 refuses, 24 page, 37 refuses';
export const hybridBlock = caseTable('v3.2', [
  ['for Android 17 and later', withHybrid([37, last], [37, last]), unreadFrom37, at.v3],
  ['in front of all', inFront(hybrid([37, last], [37, last])), unreadFrom37, at.v3],
  ['one signer only', withHybrid([37, last]), unreadFrom37, at.v3],
  ['up to Android 17', withHybrid([33, 37]), unreadFrom37, at.v3signer],
  ['for older ones only', withHybrid([28, 36], [28, 36]), before, at.v3signer],
  ['for all', withHybrid([1, last], [1, last]), unreadFrom37, at.v3],
  ['for later ones only', withHybrid([38, last], [38, last]), before, at.v3signer, notJudged],
  ['for different later ones', withHybrid([38, last], [40, last]), differ, at.v3signer, notJudged],
  ['for different older ones', withHybrid([28, 36], [28, 35]), differ, at.v3signer, notJudged],
  ['no signers', withHybrid(), before, at.v3],
  ['for later ones, where v3 names 17', named(hybridFrom(37), [38, last], [38, last]), refusedFrom37, at.v3attributes],
  [
    'for later ones, up to another level than v3 names',
    named(hybridFrom(38, 40), [38, 39], [38, 39]),
    refusedFrom37,
    at.v3attributes,
  ],
  [
    'for later ones, as v3 names them',
    named(hybridFrom(38, 40), [38, 40], [38, 40]),
    from28,
    at.v3attributes,
    notJudged,
  ],
  [
    'for Android 17, as v3 names it',
    named(hybridFrom(37), [37, last], [37, last]),
    '21 refuses, 28 page, 37 unread',
    at.v3attributes,
  ],
  ['no signers, where v3 names some', named(hybridFrom(37)), refusedFrom37, at.v3attributes],
  ['a list past the end', behind([0x70e1c89f, u32(99)]), unreadFrom37, at.v3],
  ['nothing at all', behind(cut(0x70e1c89f)), unreadFrom37, at.v3],
  ['a signer without levels', behind([0x70e1c89f, prefixed(prefixed(prefixed()))]), unreadFrom37, at.v3signer],
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
