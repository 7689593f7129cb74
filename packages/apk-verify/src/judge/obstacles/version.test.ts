import { describe, expect, it } from 'vitest';
import { buildArsc } from '../../../testing/arsc.ts';
import { element } from '../../../testing/axml.ts';
import { type Craft, library } from '../../../testing/craft.ts';
import { answer, expectNothing, expectSaid, type FineRow, type Row, titled } from '../../../testing/expect-obstacle.ts';

const unknown = { sdk: undefined };
const min = (level: number | string): Craft => ({ sdk: { min: level } });
const target = (level: number | string): Craft => ({ sdk: { target: level } });
const older = 'incompatible FAILED_OLDER_SDK';
const deprecated = 'incompatible FAILED_DEPRECATED_SDK_VERSION';

const mayBeOld = 'depends installs old-target';
const from14 = { sdk: 34, android: '14' };
const extension = (...values: readonly Parameters<typeof element>[1][]): Craft => ({
  sdk: { extensions: values.map((one) => element('extension-sdk', one)) },
});
const ofEleven = extension({ sdkVersion: 30, minExtensionVersion: 3 });
const twice = extension(
  { sdkVersion: 33, minExtensionVersion: 4 },
  { sdkVersion: 33, minExtensionVersion: 4 },
  { sdkVersion: 1_000_000, minExtensionVersion: 5 },
);
const ofTen = extension({ sdkVersion: 29, minExtensionVersion: 0 });
const malformed = 'invalid PARSE_FAILED_MANIFEST_MALFORMED';
const names = (text: string) => ({ names: text });
/** A minimum of 21 that is 36 on Android 11 and later. */
const table = buildArsc({ 2130837504: [{ value: 21 }, { sdk: 30, value: 36 }] });
const varying: Craft = {
  sdk: { min: { ref: 0x7f020000 } },
  parts: [{ name: 'resources.arsc', data: table, method: 0, align: 4 }],
};

const rows: readonly Row[] = [
  ['a newer Android needed', min(35), { sdk: 34 }, `sure ${older}`, { sdk: 35, android: '15' }],
  ['a newer Android, old phone', min(26), { sdk: 24 }, 'sure parse FAILED_OLDER_SDK', { sdk: 26, android: '8.0' }],
  ['a newer Android, Android 13', min(35), { sdk: 33 }, 'sure parse FAILED_OLDER_SDK', { sdk: 35, android: '15' }],
  [
    'Android 12L, on what may be one',
    min(32),
    { sdk: 31 },
    'depends parse FAILED_OLDER_SDK',
    { sdk: 32, android: '12L' },
  ],
  ['Android 12L, on 11', min(32), { sdk: 30 }, 'sure parse FAILED_OLDER_SDK', { sdk: 32, android: '12L' }],
  ['a newer Android, phone unknown', min(26), unknown, `depends ${older}`, { sdk: 26, android: '8.0' }],
  ['an Android without a name', min(99), { sdk: 34 }, `sure ${older}`, { sdk: 99, android: '99' }],
  [
    'a minimum that is another one on other Androids',
    varying,
    { sdk: 29 },
    'depends parse FAILED_OLDER_SDK',
    { sdk: 36, android: '16' },
  ],
  ['an extension', ofEleven, {}, `depends ${older}`, names('SDK extension 3 (Android 11)')],
  [
    'an extension on 11',
    ofEleven,
    { sdk: 30 },
    'depends parse FAILED_OLDER_SDK',
    names('SDK extension 3 (Android 11)'),
  ],
  ['an extension, phone unknown', ofEleven, unknown, `depends ${older}`, names('SDK extension 3 (Android 11)')],
  [
    'an extension twice, and one that is for no Android',
    twice,
    {},
    `depends ${older}`,
    names('SDK extension 4 (Android 13), SDK extension 5 (1000000)'),
  ],
  ['an extension of Android 10', ofTen, {}, `sure ${malformed}`, names('SDK extension 0 (Android 10)')],
  ['an extension of Android 10, phone unknown', ofTen, unknown, `depends ${malformed}`, expect.anything()],
  [
    'an extension of nothing',
    extension({ minExtensionVersion: 1 }),
    { sdk: 30 },
    `sure ${malformed}`,
    expect.anything(),
  ],
  ['an extension without a version', extension({ sdkVersion: 30 }), {}, `sure ${malformed}`, expect.anything()],
  ['a preview needed', min('Baklava'), {}, `sure ${older}`, { codename: 'Baklava' }],
  ['a preview aimed at', target('Baklava'), {}, `sure ${older}`, { codename: 'Baklava' }],
  ['a target before Android 6 on 14', target(22), { sdk: 34 }, `sure ${deprecated}`, { target: 22, needed: 23 }],
  ['a target before Android 7 on 15', target(23), { sdk: 35 }, `sure ${deprecated}`, { target: 23, needed: 24 }],
  ['a target before Android 7 on 17', target(23), { sdk: 37 }, `sure ${deprecated}`, { target: 23, needed: 24 }],
  ['a target before Android 6, phone unknown', target(22), unknown, `depends ${deprecated}`, { target: 22, ...from14 }],
  ['a target before Android 9', target(27), { sdk: 34 }, 'sure installs old-target', { target: 27 }],
  ['the lowest target that 14 installs', target(23), { sdk: 34 }, 'sure installs old-target', { target: 23 }],
  ['the lowest target that 15 installs', target(24), { sdk: 35 }, 'sure installs old-target', { target: 24 }],
  ['the lowest target that 15 installs, phone unknown', target(24), unknown, mayBeOld, { target: 24, ...from14 }],
  ['a target before Android 6 on 13', target(22), { sdk: 33 }, 'sure installs old-target', { target: 22 }],
  ['a target before Android 4.2 on 9', target(16), { sdk: 28 }, 'sure installs old-target', { target: 16 }],
  ['a target before Android 9, phone unknown', target(27), unknown, mayBeOld, { target: 27, ...from14 }],
];

const fine: readonly FineRow[] = [
  ['an extension on Android 10', ofEleven, { sdk: 29 }],
  ['an extension of Android 10, on it', ofTen, { sdk: 29 }],
  ['an extension of which every version is good', extension({ sdkVersion: 31, minExtensionVersion: 0 }), {}],
  ['an extension elsewhere', { elements: [element('extension-sdk', { sdkVersion: 30, minExtensionVersion: 3 })] }, {}],
  ['the very Android', min(34), { sdk: 34 }],
  ['the oldest Android, phone unknown', min(21), unknown],
  ['the lowest target of 14', target(28), { sdk: 34 }],
  ['the lowest target of 13', target(23), { sdk: 33 }],
  ['the lowest target of 9', target(17), { sdk: 28 }],
  ['an old target on Android 8.1', target(16), { sdk: 27 }],
];

describe('a version is refused, or warned of', () => {
  it.each(titled(rows))('%s', async (_title, row) => expectSaid(row));

  it('is reported once, with the highest severity', async () => {
    expect((await answer(target(16), { sdk: 36 })).obstacles).toHaveLength(1);
    expect((await answer(target(16), unknown)).obstacles).toHaveLength(1);
  });
});

describe('a version is taken', () => {
  it.each(titled(fine))('%s', async (_title, row) => expectNothing(row));
});

describe('the list of obstacles', () => {
  it('names what would settle an uncertain one', async () => {
    const file = { ...min(26), parts: [library('arm64-v8a')] };
    const nothing = { sdk: undefined, abis: undefined, installed: undefined };
    expect((await answer(file, nothing)).asks).toEqual(['android', 'abis', 'installed']);
    expect((await answer(file, { ...nothing, sdk: 30 })).asks).toEqual(['abis', 'installed']);
    expect((await answer(file, { abis: undefined })).asks).toEqual(['abis']);
    expect((await answer(file)).asks).toEqual([]);
  });

  it('starts with the certain refusals', async () => {
    const file = {
      ...target(27),
      application: { debuggable: true, testOnly: true },
      root: { sharedUserId: 'org.family' },
      elements: [element('uses-feature', { name: 'android.software.leanback' })],
    };
    expect((await answer(file)).obstacles.map(({ code }) => code)).toEqual([
      'FAILED_TEST_ONLY',
      'FAILED_SHARED_USER_INCOMPATIBLE',
      'old-target',
      'debuggable',
      'FAILED_MISSING_FEATURE',
    ]);
  });
});
