import { describe, expect, it } from 'vitest';
import { buildArsc } from '../../testing/arsc.ts';
import { element } from '../../testing/axml.ts';
import { craftParts } from '../../testing/craft.ts';
import { answer, expectNothing, expectSaid, type FineRow, type Row, titled } from '../../testing/expect-obstacle.ts';

const filter = element('intent-filter', {}, [element('action', { name: 'android.intent.action.MAIN' })]);
const silent = [element('activity', { name: '.Main' }, [filter])];
const deflated = craftParts().filter(({ name }) => name === 'resources.arsc');
const resources = deflated.map(({ name, data }) => ({ name, data }));
const skewed = deflated.map(({ name, data }) => ({ name, data, method: 0, local: { extra: new Uint8Array(5) } }));
const splits = { application: { isSplitRequired: true } };

/** A boolean of the resources. */
const flag = { ref: 0x7f020000 };
const flags = (value: boolean) => ({
  name: 'resources.arsc',
  data: buildArsc({ [flag.ref]: [{ value }] }),
  method: 0,
  align: 4,
});

const name = (text: string) => ({ name: text });
const badPackage = 'sure invalid PARSE_FAILED_BAD_PACKAGE_NAME';
const malformed = 'invalid PARSE_FAILED_MANIFEST_MALFORMED';
const compressed = 'sure failure PARSE_FAILED_RESOURCES_ARSC_COMPRESSED';

const rows: readonly Row[] = [
  ['a package name without a dot', { package: 'example' }, {}, badPackage, name('example')],
  ['a package name with a hyphen', { package: 'org.my-app' }, {}, badPackage, name('org.my-app')],
  [
    'a user name with a space',
    { root: { sharedUserId: 'org.my app' } },
    {},
    'sure invalid PARSE_FAILED_BAD_SHARED_USER_ID',
    name('org.my app'),
  ],
  ['no application', { application: null }, {}, 'sure invalid PARSE_FAILED_MANIFEST_EMPTY'],
  [
    'no application and an older target, Android 10',
    { application: null, sdk: { target: 29 } },
    { sdk: 29 },
    'sure invalid PARSE_FAILED_MANIFEST_EMPTY',
  ],
  [
    'no application and an older target, phone unknown',
    { application: null, sdk: { target: 29 } },
    { sdk: undefined },
    'depends invalid PARSE_FAILED_MANIFEST_EMPTY',
  ],
  [
    'a silent activity',
    { components: silent, sdk: { target: 31 } },
    { sdk: 31 },
    `sure ${malformed}`,
    { components: 'org.example.app.Main' },
  ],
  [
    'a silent activity, phone unknown',
    { components: silent },
    { sdk: undefined },
    `depends ${malformed}`,
    { components: 'org.example.app.Main' },
  ],
  ['compressed resources', { sdk: { target: 30 }, parts: resources }, { sdk: 30 }, compressed],
  ['resources off their place', { sdk: { target: 30 }, parts: skewed }, { sdk: 30 }, compressed],
  ['a part of an app', { split: 'config.de' }, {}, 'sure invalid FAILED_INVALID_APK', { split: 'config.de' }],
  [
    'an app without its parts',
    { root: { isSplitRequired: true } },
    { sdk: 29 },
    'sure incompatible FAILED_MISSING_SPLIT',
  ],
  [
    'an app without its parts, phone unknown',
    { root: { isSplitRequired: true } },
    { sdk: undefined },
    'depends incompatible FAILED_MISSING_SPLIT',
  ],
  [
    'an app for Android 10 without its parts, phone unknown',
    { sdk: { min: 29 }, root: { isSplitRequired: true } },
    { sdk: undefined },
    'sure incompatible FAILED_MISSING_SPLIT',
  ],
  [
    'an app without its kinds of parts, which Android 13 reads',
    { root: { requiredSplitTypes: 'base__abi' } },
    { sdk: 33 },
    'sure incompatible FAILED_MISSING_SPLIT',
  ],
  [
    'the same on Android 12L',
    { root: { requiredSplitTypes: 'base__abi' } },
    { sdk: 32 },
    'sure installs parts-missing',
  ],
  [
    'an app that only Google Play knows to lack parts',
    {
      components: [element('meta-data', { name: 'com.android.vending.splits.required', value: true })],
    },
    {},
    'sure installs parts-missing',
  ],
  [
    'an app without its parts, old phone',
    { root: { isSplitRequired: true } },
    { sdk: 28 },
    'sure installs parts-missing',
  ],
  ['a test build', { application: { testOnly: true } }, {}, 'sure invalid FAILED_TEST_ONLY'],
];

const fine: readonly FineRow[] = [
  ['a silent activity on Android 11', { components: silent }, { sdk: 30 }],
  ['a silent activity of an older target', { sdk: { target: 30 }, components: silent }, {}],
  ['an outspoken activity', { components: [element('activity', { name: '.Main', exported: false }, [filter])] }, {}],
  ['no application and an older target, Android 11', { application: null, sdk: { target: 29 } }, { sdk: 30 }],
  // ApkLiteParseUtils.parseApkLite resolves no reference.
  ['a need of parts in a resource', { root: { isSplitRequired: flag }, parts: [flags(true)] }, {}],
  ['instrumentation only', { application: null, elements: [element('instrumentation', { name: '.T' })] }, {}],
  ['compressed resources on Android 10', { sdk: { target: 30 }, parts: resources }, { sdk: 29 }],
  ['compressed resources of an older target', { sdk: { target: 29 }, parts: resources }, {}],
  ['no resources', { without: ['resources.arsc'] }, {}],
  ['a test build that is none', { application: { testOnly: false } }, {}],
];

describe('a manifest is refused', () => {
  it.each(titled(rows))('%s', async (_title, row) => expectSaid(row));
});

describe('a manifest is taken', () => {
  it.each(titled(fine))('%s', async (_title, row) => expectNothing(row));

  it('with an attribute where it means nothing', async () => {
    expect((await answer(splits, { sdk: 36 })).obstacles).toEqual([]);
  });
});
