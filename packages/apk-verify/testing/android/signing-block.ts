import { type Attribute, v2Block, v3Block } from '../block-signer.ts';
import { prefixed, u32 } from '../bytes.ts';
import type { Pair } from '../signer.ts';
import { evil, page } from '../verdicts.ts';
import { at, before, caseTable, cut, from28, last, notJudged, pairs, sign, stops } from './case.ts';

export const signingBlock = caseTable('the signing block', [
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
/** Returns the attributes of a v3 signer that name the levels of a v3.2 block. */
const hybridFrom = (minSdk: number, maxSdk?: number): Attribute[] => [
  [0xbf940529, u32(minSdk)],
  ...(maxSdk === undefined ? [] : [[0x9f06b79c, u32(maxSdk)] as const]),
];
export const hybridBlock = caseTable('v3.2', [
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
  ['up to Android 17', pairs((own) => [...own, hybrid([33, 37])]), '21 refuses, 24 page, 37 unread', at.v3signer],
  ['for older ones only', pairs((own) => [...own, hybrid([28, 36], [28, 36])]), before, at.v3signer],
  ['for all', pairs((own) => [...own, hybrid([1, last], [1, last])]), '21 refuses, 24 page, 37 unread', at.v3],
  ['for later ones only', pairs((own) => [...own, hybrid([38, last], [38, last])]), before, at.v3signer, notJudged],
  [
    'for different later ones',
    pairs((own) => [...own, hybrid([38, last], [40, last])]),
    '21 refuses, 24 page, 37 refuses',
    at.v3signer,
    notJudged,
  ],
  [
    'for different older ones',
    pairs((own) => [...own, hybrid([28, 36], [28, 35])]),
    '21 refuses, 24 page, 37 refuses',
    at.v3signer,
    notJudged,
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
    notJudged,
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
