import { describe, expect, it } from 'vitest';
import { type AxmlValue, element } from '../../../testing/axml.ts';
import { lineage } from '../../../testing/block-signer.ts';
import { fingerprint } from '../../../testing/certificate.ts';
import type { Craft } from '../../../testing/craft.ts';
import { answer, expectNothing, expectSaid, type FineRow, type Row, titled } from '../../../testing/expect-obstacle.ts';
import { signer } from '../../../testing/signer.ts';

const [one, other, third] = [signer('rsa-2048-a'), signer('rsa-2048-b'), signer('rsa-2048-c')];
const installedBy = (who: typeof one, versionCode = 7) => ({
  installed: { versionCode, signer: fingerprint(who.certificates[0]!) },
});
const rotated = { sign: { v1: [other], v2: [other], v3: [{ ...one, attributes: [lineage([other, one])] }] } };
const provider = (authorities: string) => element('provider', { name: '.P', authorities, exported: false });
const named = (tag: string, ...names: readonly string[]) => names.map((name) => element(tag, { name }));
const feature = (name: string, required: boolean) => element('uses-feature', { name, required });

const downgrade = 'invalid FAILED_VERSION_DOWNGRADE';
const update = 'conflict FAILED_UPDATE_INCOMPATIBLE';
const sharedUser = 'depends conflict FAILED_SHARED_USER_INCOMPATIBLE';
const authority = 'depends conflict FAILED_CONFLICTING_PROVIDER';
const permission = 'depends failure FAILED_DUPLICATE_PERMISSION';
const badGroup = 'depends failure FAILED_BAD_PERMISSION_GROUP';
const duplicateGroup = 'depends failure FAILED_DUPLICATE_PERMISSION_GROUP';
const library = 'depends incompatible FAILED_MISSING_SHARED_LIBRARY';
const missing = 'depends installs FAILED_MISSING_FEATURE';
const both = { versionCode: 2 ** 32 + 7, installed: 2 ** 33 };
const withoutData = { sign: { v3: [{ ...one, attributes: [lineage([{ ...other, flags: 0x16 }, one])] }] } };
const authorities = { components: [provider('org.example.app.own;com.other.files')] };
const permissions = { elements: named('permission', 'com.other.READ', 'org.example.app.OWN') };
/** Defines a permission in each of these groups. */
const inGroups = (groups: readonly AxmlValue[], target = 36, defined: readonly string[] = []): Craft => ({
  sdk: { target },
  elements: [
    ...groups.map((permissionGroup, n) => element('permission', { name: `org.example.app.P${n}`, permissionGroup })),
    ...named('permission-group', ...defined),
  ],
});
const ofSystem = (name: string) => `android.permission-group.${name}`;
const legacy = 'org.apache.http.legacy';
const staticLibrary = {
  components: [element('uses-static-library', { name: legacy, version: 1, certDigest: '00', required: false })],
};
const libraries = { components: named('uses-library', 'com.maker.sdk', 'org.apache.http.legacy') };
const features = {
  elements: [feature('android.software.leanback', true), feature('android.hardware.camera', true)],
};
const any = expect.anything();
const family = { name: 'org.family' };
const leaving = (last: number) => ({ root: { sharedUserId: 'org.family', sharedUserMaxSdkVersion: last } });

const rows: readonly Row[] = [
  ['an older version', {}, installedBy(one, 8), `sure ${downgrade}`, { versionCode: 7, installed: 8 }],
  [
    'the same by its upper half',
    { root: { versionCodeMajor: 1 } },
    installedBy(one, 2 ** 33),
    `sure ${downgrade}`,
    both,
  ],
  ['an unknown version', {}, { installed: undefined }, `depends ${downgrade}`, { versionCode: 7 }],
  ['another signer', {}, installedBy(other), `sure ${update}`, { signer: fingerprint(other.certificates[0]!) }],
  ['an unknown signer', {}, { installed: { versionCode: 7 } }, `depends ${update}`],
  ['a companion of the signer', { sign: { v2: [one, third] } }, installedBy(one), `sure ${update}`, any],
  ['a successor nobody vouches for', rotated, installedBy(third), `sure ${update}`, any],
  ['a successor that may not take over the old app’s data', withoutData, installedBy(other), `sure ${update}`, any],
  ['a shared user', { root: { sharedUserId: 'org.family' } }, {}, sharedUser, { name: 'org.family' }],
  // InstallPackageHelper.prepareInitialScanRequest: an app stays in the user that it is in.
  ['a shared user that it leaves, installed before', leaving(32), installedBy(one), sharedUser, family],
  ['a shared user that it leaves, unknown if installed', leaving(32), { installed: undefined }, sharedUser, family],
  ['a shared user that it leaves, phone unknown', leaving(32), { sdk: undefined }, sharedUser, family],
  ['a shared user that it leaves after Android 12, on it', leaving(29), { sdk: 32 }, sharedUser, family],
  ['a shared user that it leaves later', leaving(36), { sdk: 36 }, sharedUser, family],
  ['an authority of another’s', authorities, {}, authority, { names: 'com.other.files' }],
  ['a permission of another’s', permissions, {}, permission, { names: 'com.other.READ' }],
  [
    'permissions in groups that few phones define',
    inGroups(['com.other.GROUP', ofSystem('SMS'), ofSystem('COST_MONEY')]),
    {},
    badGroup,
    { names: 'com.other.GROUP, android.permission-group.COST_MONEY' },
  ],
  [
    'the same, phone unknown',
    inGroups(['com.other.GROUP']),
    { sdk: undefined },
    badGroup,
    { names: 'com.other.GROUP' },
  ],
  // ParsingUtils.buildClassName completes the name of a group, but not the name by which a permission refers to it.
  ['a group by half of its name', inGroups(['.GROUP'], 31, ['.GROUP']), {}, badGroup, { names: '.GROUP' }],
  ['a group of Android 13 on 12', inGroups([ofSystem('NOTIFICATIONS')]), { sdk: 31 }, badGroup, any],
  ['a group of another’s', inGroups([], 31, ['com.other.GROUP']), {}, duplicateGroup, { names: 'com.other.GROUP' }],
  [
    'a group of the system’s',
    inGroups([], 31, [ofSystem('SMS')]),
    { sdk: 31 },
    duplicateGroup,
    { names: ofSystem('SMS') },
  ],
  ['a static library with the name of one of the phone’s', staticLibrary, {}, library, { names: `${legacy} (1)` }],
  ['a library of the phone', libraries, {}, library, { names: 'com.maker.sdk' }],
  ['a part that phones lack', features, {}, missing, { names: 'android.software.leanback' }],
  ['a debugging build', { application: { debuggable: true } }, {}, 'sure installs debuggable'],
];

const fine: readonly FineRow[] = [
  ['permissions of its own without its name', { elements: named('permission', 'READ', '.WRITE') }, {}],
  ['the same version by the same signer', {}, installedBy(one)],
  ['a newer version', {}, installedBy(one, 6)],
  ['a successor that the old signer vouches for', rotated, installedBy(other)],
  ['the same on the first Android that reads the proof', rotated, { ...installedBy(other), sdk: 28 }],
  ['the old signer itself before Android 9', rotated, { ...installedBy(other), sdk: 27 }],
  ['a shared user that it has left', leaving(32), { sdk: 33 }],
  ['a shared user that it left before Android 13', leaving(29), { sdk: 33 }],
  ['names of the app’s own', { components: [provider('org.example.app;org.example.app.files')] }, {}],
  ['a group of Android 12', inGroups([ofSystem('NEARBY_DEVICES')]), { sdk: 31 }],
  ['a group of Android 13', inGroups([ofSystem('NOTIFICATIONS')]), { sdk: 33 }],
  ['a group of its own', inGroups(['org.example.app.GROUP'], 31, ['.GROUP']), {}],
  ['a group that nobody defines, on Android 11', inGroups(['com.other.GROUP']), { sdk: 30 }],
  ['a group that nobody defines, of an older target', inGroups(['com.other.GROUP'], 30, ['com.other.GROUP2']), {}],
  // TypedArray.getNonResourceString
  ['a group in a resource', inGroups([{ ref: 0x7f010000 }]), {}],
  [
    'a library it can do without',
    { components: [element('uses-library', { name: 'com.maker.sdk', required: false })] },
    {},
  ],
  ['a part it can do without', { elements: [feature('android.hardware.nfc', false)] }, {}],
];

describe('the phone and its other apps may refuse it', () => {
  it.each(titled(rows))('%s', async (_title, row) => expectSaid(row));
});

describe('nothing is said of', () => {
  it.each(titled(fine))('%s', async (_title, row) => expectNothing(row));
});

it('a file without a valid signature has no other signer', async () => {
  const { obstacles } = await answer({ sign: null }, installedBy(one));
  expect(obstacles.map(({ code }) => code)).toEqual(['PARSE_FAILED_NO_CERTIFICATES']);
});
