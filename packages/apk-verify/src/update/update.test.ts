// Long, because of two tables: what Android says to one file over another, and to one beside another.
import { describe, expect, it } from 'vitest';
import { type AxmlElement, element } from '../../testing/axml.ts';
import { lineage } from '../../testing/block-signer.ts';
import { type Craft, library as nativeLibrary } from '../../testing/craft.ts';
import { examined } from '../../testing/expect-obstacle.ts';
import { evil, newer, page, store } from '../../testing/verdicts.ts';
import type { Phone } from '../model/phone.ts';
import type { VerifyOptions } from '../options.ts';
import { updateOf } from './update.ts';

const by = (...signers: readonly (typeof page)[]): Craft => ({
  sign: { v1: signers, v2: signers, v3: signers.slice(0, 1) },
});
/**
 * Signed by the first signer for Android 8 and older, then by the second, whose proof grants the first these
 * capabilities.
 */
const rotated = (flags = 0x17, then = newer): Craft => ({
  sign: { v1: [page], v2: [page], v3: [{ ...then, attributes: [lineage([{ ...page, flags }, then])] }] },
});
const version = (craft: Craft, versionCode: number, more: Craft = {}): Craft => ({
  ...craft,
  ...more,
  root: { versionCode },
});

async function said(installed: Craft, update: Craft, phone?: Phone): Promise<string> {
  const one = await examined(installed, { phone: {} });
  const { installs, obstacles } = updateOf(one, await examined(update, { phone: {} }), phone);
  return [installs, ...obstacles.map(({ code }) => code)].join(' ');
}

const rooted = (craft: Craft, root: NonNullable<Craft['root']>): Craft => ({
  ...craft,
  root: { ...craft.root, ...root },
});
const sandboxed = (targetSandboxVersion: number) => rooted(by(page), { targetSandboxVersion });
const revision = (revisionCode: number) => rooted(by(page), { revisionCode });
const sharing = (craft: Craft, sharedUserId = 'org.example.one') => rooted(craft, { sharedUserId });
/** Shares a user where it was installed before Android 13, or up to the given version. */
const leaving = (craft: Craft, sharedUserMaxSdkVersion = 32) => rooted(sharing(craft), { sharedUserMaxSdkVersion });
const keySet = (...more: readonly AxmlElement[]) =>
  element('key-set', { name: 'set' }, [element('public-key', { name: 'key', value: 'x' }), ...more]);
const keyed = (craft: Craft): Craft => ({
  ...craft,
  elements: [element('key-sets', {}, [keySet(), element('upgrade-key-set', { name: 'set' })])],
});
const library: Craft = {
  ...by(page),
  components: [element('static-library', { name: 'org.example.library', version: 1 })],
};
/** Android reads on in a key set. */
const keyedInSet: Craft = {
  ...by(page),
  elements: [element('key-sets', {}, [keySet(element('upgrade-key-set', { name: 'set' }))])],
};

/** Android 7 and 8 read the JAR signature, newer versions the other one. */
const jarBelow = (signer: typeof page): Craft => ({
  sdk: { min: 24, target: 29 },
  sign: { marks: false, v1: [signer], v3: [page] },
});
const only12L: Craft = { ...by(page), sdk: { min: 32 } };
const newOnly: Craft = { ...by(page), sdk: { min: 33 } };
const ancient: Craft = { ...by(page), sdk: { target: 22 } };

const beside = (craft: Craft): Craft => ({ ...craft, package: 'org.example.other' });
const group: Craft = { ...by(page), elements: [element('permission-group', { name: 'a.b.G' })] };
const inGroup = (signer: typeof page): Craft => ({
  ...by(signer),
  elements: [element('permission', { name: 'org.example.other.P', permissionGroup: 'a.b.G' })],
});
const testBuild: Craft = { ...by(page), application: { testOnly: true } };
const providing: Craft = {
  ...by(page),
  components: [element('provider', { name: '.P', authorities: 'settings', exported: false })],
};
const defining = (name: string, signer = evil): Craft => ({
  ...by(signer),
  elements: [element('permission', { name })],
});
const short = (signer: typeof page) => defining('.READ', signer);
const badGroup = 'another-package FAILED_BAD_PERMISSION_GROUP';
const apart = 'another-package FAILED_SHARED_USER_INCOMPATIBLE';
const all = 31;
const installedData = 1;
const sharedUser = 2;
const rollback = 8;

const keyedOut = keyed(leaving(by(page)));
const leavesOlder = 'yes leaves-older';
const leavingHeir = leaving(rotated(all - sharedUser));

const huge = (versionCode: number) => rooted(by(page), { versionCode, versionCodeMajor: 0x200001 });
const arm: Craft = { ...by(page), parts: [nativeLibrary('arm64-v8a')] };
const bitcode = { name: 'res/raw/script.bc', data: new Uint8Array(4) };
const intel: Craft = { ...by(page), parts: [nativeLibrary('x86')] };
const noAbi = 'depends FAILED_NO_MATCHING_ABIS';

const strangerOn12L: Craft = {
  sign: {
    v3: [
      { ...page, maxSdk: 31 },
      { ...evil, minSdk: 32 },
    ],
  },
};

describe('one file over another', () => {
  it.each<[string, Craft, Craft, string, Phone?]>([
    ['the same again', by(page), by(page), 'yes'],
    ['a newer version', by(page), version(by(page), 8), 'yes'],
    ['a newer version with the same provider', providing, version(providing, 8), 'yes'],
    ['the same libraries', arm, version(arm, 8), 'yes'],
    ['RenderScript, which takes libraries of 32 bits', arm, { ...arm, parts: [...arm.parts!, bitcode] }, noAbi],
    ['libraries for itself only, of another processor', { ...intel, application: { multiArch: true } }, intel, noAbi],
    ['an older version', by(page), version(by(page), 6), 'no FAILED_VERSION_DOWNGRADE'],
    ['a stranger’s', by(page), version(by(evil), 8), 'no FAILED_UPDATE_INCOMPATIBLE'],
    ['by one signer more', { sign: { v2: [page] } }, { sign: { v2: [page, store] } }, 'no FAILED_UPDATE_INCOMPATIBLE'],
    [
      'by two in another order',
      { sign: { v1: [page, store], v2: [page, store] } },
      { sign: { v1: [store, page], v2: [store, page] } },
      'yes',
    ],
    ['by an heir with a proof', by(page), version(rotated(), 8), 'yes'],
    ['by an heir who may not take the data', by(page), rotated(all - installedData), 'no FAILED_UPDATE_INCOMPATIBLE'],
    ['back to the former signer', rotated(all - rollback), by(page), 'no FAILED_UPDATE_INCOMPATIBLE'],
    ['back to one who may come back', rotated(all), by(page), 'yes'],
    ['an heir of somebody else', by(store), rotated(), 'no FAILED_UPDATE_INCOMPATIBLE'],
    ['back, where the Android is older than proofs', rotated(all - rollback), by(page), 'yes', { sdk: 27 }],
    ['one by another on Android 12L', by(page), strangerOn12L, 'no FAILED_UPDATE_INCOMPATIBLE', { sdk: 31 }],
    ['the same on Android 11', by(page), strangerOn12L, 'yes', { sdk: 30 }],
    ['another app', by(page), { ...by(page), package: 'org.example.other' }, 'yes another-package'],
    ['another app that is a test build', by(page), beside(testBuild), 'no another-package FAILED_TEST_ONLY'],
    [
      'another app that only old Androids install',
      by(page),
      beside(ancient),
      'depends another-package FAILED_DEPRECATED_SDK_VERSION',
    ],
    ['another app of the system’s user', by(page), beside(sharing(by(evil), 'android.uid.system')), `no ${apart}`],
    ['another app with a provider that a third may have', by(page), beside(providing), 'yes another-package'],
    ['a stranger’s app with a permission of a short name', short(page), beside(short(evil)), 'yes another-package'],
    [
      'a stranger’s app with the full name of such a permission',
      short(page),
      beside(defining('org.example.app.READ')),
      'no another-package FAILED_DUPLICATE_PERMISSION',
    ],
    ['another app with a permission in its group', group, beside(inGroup(page)), 'yes another-package'],
    ['a stranger’s app with a permission in its group', group, beside(inGroup(evil)), `depends ${badGroup}`],
    ['such an app on Android 12', group, beside(inGroup(evil)), `no ${badGroup}`, { sdk: 31 }],
    ['such an app on Android 11', group, beside(inGroup(evil)), 'yes another-package', { sdk: 30 }],
    ['another app in the same shared user', sharing(by(page)), beside(sharing(by(page))), 'yes another-package'],
    ['a stranger’s app in the same shared user', sharing(by(page)), beside(sharing(by(evil))), `no ${apart}`],
    ['an heir’s app in it', sharing(rotated()), beside(sharing(rotated())), 'yes another-package'],
    ['an heir’s app kept out of it', sharing(by(page)), beside(sharing(rotated(all - sharedUser))), `no ${apart}`],
    ['a stranger’s app in it before it is left', leaving(by(page)), beside(leaving(by(evil))), `no ${apart}`],
    [
      'a stranger’s app in another shared user',
      sharing(by(page)),
      beside(sharing(by(evil), 'org.x.y')),
      'yes another-package',
    ],
    ['an unsigned file', by(page), { sign: null }, 'no not-verified'],
    ['over an unsigned file', { sign: null }, by(page), 'no not-verified'],
    ['a debug build', by(page), { ...by(page), application: { debuggable: true } }, 'yes becomes-debuggable'],
    ['over a debug build', { ...by(page), application: { debuggable: true } }, by(page), 'yes was-debuggable'],
    ['one that is signed for newer Androids', by(page), { sign: { v2: [page] } }, 'yes leaves-older'],
    ['one that is signed for older ones too', { sign: { v2: [page] } }, by(page), 'yes'],
    ['one for newer Androids', by(page), { ...by(page), sdk: { min: 29 } }, 'yes leaves-older'],
    [
      'one for newer Androids than the phone’s',
      by(page),
      { ...by(page), sdk: { min: 29 } },
      'no FAILED_OLDER_SDK',
      { sdk: 28 },
    ],
    [
      'one that asks for permissions as long ago',
      by(page),
      { ...by(page), sdk: { target: 22 } },
      'no FAILED_PERMISSION_MODEL_DOWNGRADE FAILED_DEPRECATED_SDK_VERSION',
    ],
    [
      'such a one where Android asks for them as long ago',
      by(page),
      { ...by(page), sdk: { target: 22 } },
      'yes',
      { sdk: 22 },
    ],
    ['by another in what Android 7 reads', jarBelow(page), jarBelow(evil), 'no FAILED_UPDATE_INCOMPATIBLE'],
    [
      'by another in what Android 8 reads',
      jarBelow(page),
      jarBelow(evil),
      'no FAILED_UPDATE_INCOMPATIBLE',
      { sdk: 26 },
    ],
    ['a stranger’s over one that the phone does not run', newOnly, by(evil), 'no not-verified', { sdk: 26 }],
    ['one for Android 12L on what may be one', only12L, only12L, 'depends FAILED_OLDER_SDK', { sdk: 31 }],
    ['one whose signature the phone does not read', by(page), { sign: { v2: [page] } }, 'no not-verified', { sdk: 23 }],
    ['one that the phone takes for too old', ancient, ancient, 'no FAILED_DEPRECATED_SDK_VERSION', { sdk: 34 }],
    ['a part of it', by(page), { ...by(page), split: 'config.de' }, 'no FAILED_INVALID_APK'],
    ['one for Androids that nobody has', by(page), { ...by(page), sdk: { min: 99 } }, 'no FAILED_OLDER_SDK'],
    ['one without code', by(page), { ...by(page), without: ['classes.dex'] }, 'no FAILED_INVALID_APK'],
    ['a test build', by(page), { ...by(page), application: { testOnly: true } }, 'no FAILED_TEST_ONLY'],
    ['one that leaves the sandbox', sandboxed(2), by(page), 'no FAILED_SANDBOX_VERSION_DOWNGRADE'],
    ['one that leaves it where there is none', sandboxed(2), by(page), 'yes', { sdk: 25 }],
    ['one that enters the sandbox', by(page), sandboxed(2), 'yes'],
    ['another version of a library', library, version(library, 8), 'depends FAILED_DUPLICATE_PACKAGE'],
    ['another version of a library before there were any', library, version(library, 8), 'yes', { sdk: 25 }],
    ['a lower version beyond 2^53', huge(1), huge(0), 'no FAILED_VERSION_DOWNGRADE', { sdk: 28 }],
    ['a lower revision of the same version', revision(2), revision(1), 'no FAILED_VERSION_DOWNGRADE'],
    ['a lower revision of a newer version', revision(2), version(by(page), 8), 'yes'],
    ['one that enters a shared user', by(page), sharing(by(page)), 'no FAILED_UID_CHANGED'],
    ['one that leaves its shared user', sharing(by(page)), by(page), 'no FAILED_UID_CHANGED'],
    ['one that leaves it on Android 12', sharing(by(page)), by(page), 'depends FAILED_UID_CHANGED', { sdk: 31 }],
    ['one of another shared user', sharing(by(page)), sharing(by(page), 'org.example.two'), 'no FAILED_UID_CHANGED'],
    ['one that comes back to a shared user', leaving(by(page)), sharing(by(page)), 'no FAILED_UID_CHANGED'],
    ['one that comes back on Android 14', leaving(by(page)), sharing(by(page)), 'no FAILED_UID_CHANGED', { sdk: 34 }],
    ['one that comes back where nobody left', leaving(by(page)), sharing(by(page)), 'yes', { sdk: 32 }],
    ['one that comes back for a while', leaving(by(page)), leaving(by(page), 33), 'no FAILED_UID_CHANGED'],
    ['one that came back for a while', leaving(by(page)), leaving(by(page), 33), 'yes', { sdk: 34 }],
    ['one that both leave at once', leaving(by(page), -1), leaving(by(page)), 'yes'],
    ['one that leaves in the newer file only', sharing(by(page)), leaving(by(page)), 'yes'],
    [
      'one for Androids that left anyway',
      leaving(by(page)),
      { ...leaving(by(page), 33), sdk: { min: 34 } },
      leavesOlder,
    ],
    ['an heir in a shared user', sharing(by(page)), sharing(rotated()), 'yes'],
    [
      'an heir who keeps the former one out of a shared user',
      sharing(by(page)),
      sharing(rotated(all - sharedUser)),
      'no FAILED_SHARED_USER_INCOMPATIBLE',
    ],
    ['such an heir since Android 14', sharing(by(page)), sharing(rotated(all - sharedUser)), 'yes', { sdk: 34 }],
    [
      'back to one kept out of it',
      sharing(rotated(all - sharedUser)),
      sharing(by(page)),
      'no FAILED_SHARED_USER_INCOMPATIBLE',
      { sdk: 36 },
    ],
    ['one by other keys, where the first names keys', keyed(by(page)), by(evil), 'depends upgrade-keys'],
    ['one by the same, where the first names keys', keyed(by(page)), by(page), 'depends upgrade-keys'],
    ['one by the same, where the first names keys in a set of them', keyedInSet, by(page), 'depends upgrade-keys'],
    ['one that names keys itself', by(page), keyed(by(evil)), 'no FAILED_UPDATE_INCOMPATIBLE'],
    [
      'where a shared user makes such keys void',
      keyed(sharing(by(page))),
      sharing(by(evil)),
      'no FAILED_UPDATE_INCOMPATIBLE',
    ],
    ['one by other keys that left a shared user', keyedOut, leaving(by(evil)), 'depends upgrade-keys', { sdk: 33 }],
    ['one by the same that left a shared user', keyedOut, leaving(by(page)), 'depends upgrade-keys'],
    ['one by the same that did not leave yet', keyedOut, leaving(by(page)), 'yes', { sdk: 32 }],
    [
      'one by other keys that left a shared user on some phones',
      keyedOut,
      leaving(by(evil)),
      'no FAILED_UPDATE_INCOMPATIBLE upgrade-keys',
    ],
  ])('%s', async (_name, installed, update, expected, phone) => {
    expect(await said(installed, update, phone)).toBe(expected);
  });

  it.each<[string, VerifyOptions, VerifyOptions, number, Phone?]>([
    ['phones', { phone: { sdk: 30 } }, { phone: { sdk: 33 } }, 33],
    ['versions that a phone calls by one', { minSdk: 31, maxSdk: 31 }, { minSdk: 32 }, 31, { sdk: 31 }],
  ])('says no to files that were verified for different %s', async (_name, one, other, sdk, phone) => {
    const installed = await examined(by(page), { phone: {}, ...one });
    const { installs, obstacles } = updateOf(installed, await examined(by(evil), { phone: {}, ...other }), phone);
    expect(installs).toBe('no');
    expect(obstacles[0]).toMatchObject({ code: 'not-verified', detail: { file: 1, sdk } });
  });

  it('names the Androids that refuse it', async () => {
    const installed = await examined(rotated(all - rollback), { phone: {} });
    const { obstacles } = updateOf(installed, await examined(by(page), { phone: {} }));
    expect(obstacles).toEqual([
      expect.objectContaining({ status: 'conflict', detail: { minSdk: 28, maxSdk: 0x7fffffff } }),
    ]);
  });

  it.each<[string, Craft, Craft, string, object?, Phone?]>([
    ['a stranger where the shared user is left later', keyedOut, leaving(by(evil)), 'sure', { minSdk: 21, maxSdk: 32 }],
    ['such a stranger where it is left', keyedOut, leaving(by(evil)), 'depends', undefined, { sdk: 36 }],
    ['an heir kept out of it', leaving(by(page)), leavingHeir, 'sure', { minSdk: 28, maxSdk: 32 }],
    [
      'such an heir where it is left',
      leaving(by(page)),
      leavingHeir,
      'depends',
      { minSdk: 33, maxSdk: 33 },
      { sdk: 33 },
    ],
    ['back to a shared user on Android 13', leaving(by(page)), sharing(by(page)), 'depends', undefined, { sdk: 33 }],
    ['back to a shared user on Android 14', leaving(by(page)), sharing(by(page)), 'sure', undefined, { sdk: 34 }],
  ])('is as certain as the shared user is: %s', async (_name, installed, update, certainty, detail, phone) => {
    const one = await examined(installed, { phone: {} });
    const { obstacles } = updateOf(one, await examined(update, { phone: {} }), phone);
    expect(obstacles[0]).toMatchObject({ certainty, ...(detail ? { detail } : {}) });
  });

  it('compares version codes by both halves', async () => {
    const installed = { ...by(page), root: { versionCode: 1, versionCodeMajor: 1 } };
    const newer = version(by(page), 99);
    expect(await said(installed, newer, { sdk: 28 })).toBe('no FAILED_VERSION_DOWNGRADE');
    expect(await said(installed, newer, { sdk: 27 })).toBe('yes');
    expect(await said(newer, installed, { sdk: 28 })).toBe('yes');
    // Before Android 9 only the lower half counts.
    expect(await said(newer, installed)).toBe('no FAILED_VERSION_DOWNGRADE');
    const proven = { sign: { v3: [page] } };
    expect(await said({ ...newer, ...proven }, { ...installed, ...proven })).toBe('yes');
    expect(await said({ ...newer, sdk: { min: 28 } }, { ...installed, sdk: { min: 28 } })).toBe('yes');
  });
});

/** Comparing each with each would take a minute. */
const linear = 30_000;

it('takes linear time for manifests of any number of names', { timeout: linear }, async () => {
  const naming = (start: string): Craft => {
    const authorities = Array.from({ length: 50_000 }, (_, at) => start + at.toString(36)).join(';');
    return { ...by(page), components: [element('provider', { name: '.P', authorities, exported: false })] };
  };
  const reason = 'PARSE_FAILED_UNEXPECTED_EXCEPTION';
  expect(await said(naming('a'), beside(naming('b')))).toBe(`depends another-package ${reason}`);
});
