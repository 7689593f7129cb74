import { describe, it } from 'vitest';
import { buildArsc } from '../../../testing/arsc.ts';
import { element } from '../../../testing/axml.ts';
import { type Craft, craftParts } from '../../../testing/craft.ts';
import { expectNothing, expectSaid, type FineRow, type Row, titled } from '../../../testing/expect-obstacle.ts';

const filter = element('intent-filter', {}, [element('action', { name: 'android.intent.action.MAIN' })]);
const silent = [element('activity', { name: '.Main' }, [filter])];
const deflated = craftParts().filter(({ name }) => name === 'resources.arsc');
const resources = deflated.map(({ name, data }) => ({ name, data }));
const skewed = deflated.map(({ name, data }) => ({ name, data, method: 0, local: { extra: new Uint8Array(5) } }));
const lacking = { root: { isSplitRequired: true } };

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

const badUser = 'sure invalid PARSE_FAILED_BAD_SHARED_USER_ID';
const empty = 'invalid PARSE_FAILED_MANIFEST_EMPTY';
const missing = 'incompatible FAILED_MISSING_SPLIT';
const isMissing = 'sure installs parts-missing';
const unknown = { sdk: undefined };
const old = { application: null, sdk: { target: 29 } };
const kinds = { root: { requiredSplitTypes: 'base__abi' } };
const playOnly = { components: [element('meta-data', { name: 'com.android.vending.splits.required', value: true })] };
const noCode = { without: ['classes.dex'] };
const deflatedCode = { application: { useEmbeddedDex: true } };
const storedCode = { name: 'classes.dex', data: new Uint8Array(112), method: 0, align: 4 };
const inPlace = { ...deflatedCode, parts: [storedCode] };
const offPlace = {
  ...deflatedCode,
  parts: [{ ...storedCode, align: 4, name: 'classes.dex', local: { extra: new Uint8Array(5) } }],
};
const badCode = 'sure invalid FAILED_INVALID_APK';
const sdkLibrary: Craft = { components: [element('sdk-library', { name: 'org.x.l', versionMajor: 1 })] };
const overlay = (target: number) => ({ sdk: { target }, elements: [element('overlay', { targetPackage: 'org.x.y' })] });
const nameless = { components: [element('activity')] };
const shown = { rule: 'exported', names: 'org.example.app.Main' };
const unnamed = { rule: 'element-name', names: 'activity' };

const rows: readonly Row[] = [
  ['a package name without a dot', { package: 'example' }, {}, badPackage, name('example')],
  ['a package name with a hyphen', { package: 'org.my-app' }, {}, badPackage, name('org.my-app')],
  ['a user name with a space', { root: { sharedUserId: 'org.my app' } }, {}, badUser, name('org.my app')],
  ['a user by a resource that is not there', { root: { sharedUserId: flag } }, {}, badUser, name('@')],
  ['a user by an attribute', { root: { sharedUserId: { type: 2, data: 0x01010001 } } }, {}, badUser, name('?16842753')],
  ['no application', { application: null }, {}, `sure ${empty}`],
  ['no application and an older target, Android 10', old, { sdk: 29 }, `sure ${empty}`],
  ['no application and an older target, phone unknown', old, unknown, `depends ${empty}`],
  ['a silent activity', { components: silent, sdk: { target: 31 } }, { sdk: 31 }, `sure ${malformed}`, shown],
  ['a silent activity, phone unknown', { components: silent }, unknown, `depends ${malformed}`, shown],
  ['an activity without a name', nameless, {}, `sure ${malformed}`, unnamed],
  ['an activity without a name, phone unknown', nameless, unknown, `sure ${malformed}`, unnamed],
  ['compressed resources', { sdk: { target: 30 }, parts: resources }, { sdk: 30 }, compressed],
  ['resources off their place', { sdk: { target: 30 }, parts: skewed }, { sdk: 30 }, compressed],
  ['a part of an app', { split: 'config.de' }, {}, 'sure invalid FAILED_INVALID_APK', { split: 'config.de' }],
  ['an app without its parts', lacking, { sdk: 29 }, `sure ${missing}`],
  ['an app without its parts, phone unknown', lacking, unknown, `depends ${missing}`],
  [
    'an app for Android 10 without its parts, phone unknown',
    { ...lacking, sdk: { min: 29 } },
    unknown,
    `sure ${missing}`,
  ],
  ['an app without its kinds of parts, which Android 13 reads', kinds, { sdk: 33 }, `sure ${missing}`],
  ['the same on Android 12L', kinds, { sdk: 32 }, isMissing],
  ['an app that only Google Play knows to lack parts', playOnly, {}, isMissing],
  ['an app without its parts, old phone', lacking, { sdk: 28 }, isMissing],
  ['no code', noCode, {}, 'sure invalid FAILED_INVALID_APK', { code: 'classes.dex' }],
  ['no code, phone unknown', noCode, unknown, 'sure invalid FAILED_INVALID_APK', { code: 'classes.dex' }],
  ['compressed code that is used in place', deflatedCode, { sdk: 29 }, badCode, { dex: 'classes.dex' }],
  ['code off its place', offPlace, {}, badCode, { dex: 'classes.dex' }],
  [
    'compressed code that is used in place, phone unknown',
    deflatedCode,
    unknown,
    'depends invalid FAILED_INVALID_APK',
    { dex: 'classes.dex' },
  ],
  ['an old overlay', overlay(28), { sdk: 29 }, 'sure failure FAILED_INTERNAL_ERROR', { target: 28 }],
  ['an old overlay, phone unknown', overlay(28), unknown, 'depends failure FAILED_INTERNAL_ERROR', { target: 28 }],
  [
    'an overlay whose target may be on the phone',
    overlay(36),
    {},
    'depends failure FAILED_INTERNAL_ERROR',
    { target: 36 },
  ],
  ['the platform’s own name', { package: 'android' }, {}, 'sure conflict FAILED_DUPLICATE_PACKAGE'],
  ['a library of several versions', sdkLibrary, {}, 'depends conflict FAILED_DUPLICATE_PACKAGE'],
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
  ['no code by its manifest either', { ...noCode, application: { hasCode: false } }, {}],
  [
    'no code and no application',
    { ...noCode, application: null, elements: [element('instrumentation', { name: '.T' })] },
    {},
  ],
  ['an old overlay on Android 9', overlay(28), { sdk: 28 }],
  ['an overlay on Android 9', overlay(29), { sdk: 28 }],
  ['a user that is nothing', { root: { sharedUserId: { ref: 0 } } }, {}],
  ['compressed code that is used in place, on Android 9', deflatedCode, { sdk: 28 }],
  ['code in its place', inPlace, {}],
  ['no resources', { without: ['resources.arsc'] }, {}],
  ['a need of parts where the attribute means nothing', { application: { isSplitRequired: true } }, {}],
  ['an app that is not a test build', { application: { testOnly: false } }, {}],
];

describe('a manifest is refused', () => {
  it.each(titled(rows))('%s', async (_title, row) => expectSaid(row));
});

describe('a manifest is taken', () => {
  it.each(titled(fine))('%s', async (_title, row) => expectNothing(row));
});
