import { describe, expect, it } from 'vitest';
import { buildArsc } from '../../testing/arsc.ts';
import { ANDROID, type AxmlElement, type AxmlValue, element } from '../../testing/axml.ts';
import { utf8 } from '../../testing/bytes.ts';
import { chunksIn, patched } from '../../testing/chunks.ts';
import { type Craft, craftApk, craftManifest, library } from '../../testing/craft.ts';
import { examined } from '../../testing/expect-obstacle.ts';
import { fileOf } from '../../testing/file-of.ts';
import { goodFacts } from '../../testing/sample-report.ts';
import { type SignOptions, signer } from '../../testing/signer.ts';
import type { ZipPart } from '../../testing/zip-writer.ts';
import { factsOf } from './facts.ts';

type Values = Readonly<Record<string, AxmlValue>>;
const readFiles = 'READ_EXTERNAL_STORAGE';
const read = (craft: Craft = {}) => factsOf(fileOf(craftApk({ sign: null, ...craft })));
const named = (tag: string, name: string, more: Values = {}) => element(tag, { name, ...more });
const filter = (...names: readonly string[]) =>
  element(
    'intent-filter',
    {},
    names.map((name) => named(name.includes('category') ? 'category' : 'action', name)),
  );

it('reads an ordinary file', async () => {
  expect(await read()).toEqual({ ...goodFacts, labels: { de: 'Beispiel' } });
});

describe('versions', () => {
  it.each<[string, Craft, object]>([
    [
      'a codename',
      { sdk: { min: 'R', target: 'S' } },
      { minSdk: 30, codename: 'R', targetSdk: 31, targetCodename: 'S' },
    ],
    ['a codename of no rule', { sdk: { min: 'next' } }, { minSdk: 1, codename: 'next' }],
    ['a number as text is a codename', { sdk: { min: '21' } }, { minSdk: 1, codename: '21' }],
    ['hexadecimal numbers', { sdk: { min: { hex: 0x1a }, target: { hex: 30 } } }, { minSdk: 26, targetSdk: 30 }],
    ['a version code in two halves', { root: { versionCodeMajor: 3 } }, { versionCode: 7, versionCodeMajor: 3 }],
    ['a version code that is text', { root: { versionCode: '7' } }, { versionCode: 0, oddities: ['by-android'] }],
    ['a version name that is a number', { root: { versionName: 12 } }, { versionName: '12' }],
    ['a version name that is a decimal', { root: { versionName: { float: 2.1 } } }, { versionName: '2.1' }],
    ['a version name that is a whole decimal', { root: { versionName: { float: 3 } } }, { versionName: '3.0' }],
    ['a version name of the resources', { root: { versionName: { ref: 0x7f010000 } } }, { versionName: 'Example' }],
    ['a highest version', { elements: [element('uses-sdk', { maxSdkVersion: 33 })] }, { maxSdk: 33 }],
  ])('%s', async (_, craft, expected) => {
    expect(await read(craft)).toMatchObject(expected);
  });

  it('are found by the numbers that Android gives them, whatever their names', async () => {
    const numbers: readonly (readonly [resId: number, value: number])[] = [
      [0x0101020c, 26],
      [0x01010270, 35],
      [0x01010271, 36],
    ];
    const attributes = numbers.map(([resId, value]) => ({ ns: ANDROID, name: `a${resId}`, resId, value }));
    const found = await read({ elements: [{ name: 'uses-sdk', attributes }] });
    expect(found).toMatchObject({ minSdk: 26, targetSdk: 35, maxSdk: 36 });
  });

  it('of several uses-sdk, the highest least one and the last target', async () => {
    const more = [
      element('uses-sdk', { minSdkVersion: 30, targetSdkVersion: 31 }),
      element('uses-sdk', { targetSdkVersion: 23 }),
    ];
    // The builder writes the usual one first: 21 to 36.
    const found = await read({ elements: more });
    expect(found).toMatchObject({ minSdk: 30, targetSdk: 23, oddities: ['several-uses-sdk'] });
  });

  it('a target of its own makes the least version a codename too, if there is none', async () => {
    const found = await read({ sdk: { min: '', target: 'Baklava' } });
    expect(found).toMatchObject({ codename: 'Baklava', targetCodename: 'Baklava', minSdk: 36 });
  });

  it('an empty least version is a codename that no Android has', async () => {
    const found = await read({ sdk: { min: '', target: 36 } });
    expect(found).toMatchObject({ codename: '', minSdk: 1, targetSdk: 36 });
  });
});

describe('what the app is', () => {
  const splits = named('meta-data', 'com.android.vending.splits.required', { value: true });
  it.each<[string, Craft, object]>([
    ['debuggable', { application: { debuggable: true } }, { debuggable: true }],
    ['debuggable by a text', { application: { debuggable: 'true' } }, { debuggable: true }],
    ['not debuggable by another text', { application: { debuggable: 'yes' } }, { debuggable: false }],
    ['for tests only', { application: { testOnly: true } }, { testOnly: true }],
    ['without code', { application: { hasCode: false } }, { hasCode: false }],
    ['using libraries in place', { application: { extractNativeLibs: false } }, { extractNativeLibs: false }],
    ['a shared user', { root: { sharedUserId: 'org.shared' } }, { sharedUserId: 'org.shared' }],
    [
      'a shared user for some Androids',
      { root: { sharedUserId: 'org.shared', sharedUserMaxSdkVersion: 32 } },
      { sharedUserId: 'org.shared', sharedUserMaxSdk: 32 },
    ],
    ['a split', { split: 'config.de' }, { split: 'config.de' }],
    ['in need of splits', { root: { isSplitRequired: true } }, { needsSplits: true }],
    ['in need of kinds of splits', { root: { requiredSplitTypes: 'base__abi' } }, { needsSplits: true }],
    ['in need of splits by the mark of Google Play', { components: [splits] }, { needsSplits: true }],
    ['not in need of splits', { root: { isSplitRequired: false, requiredSplitTypes: '' } }, { needsSplits: false }],
    ['without an application', { application: null }, { hasApplication: false, label: '', debuggable: false }],
    [
      'of two applications the first',
      { elements: [element('application', { debuggable: true })] },
      { debuggable: true, oddities: ['several-applications', 'by-android'] },
    ],
    [
      'a test of another app',
      { application: null, elements: [named('instrumentation', '.T')] },
      { hasApplication: true },
    ],
  ])('%s', async (_, craft, expected) => {
    expect(await read(craft)).toMatchObject(expected);
  });
});

it('lists permissions, features, libraries, authorities', async () => {
  const elements: readonly AxmlElement[] = [
    named('uses-permission', 'android.permission.INTERNET'),
    named('uses-permission', 'android.permission.INTERNET'),
    named('uses-permission-sdk-23', 'android.permission.CAMERA'),
    named('uses-feature', 'android.hardware.camera', { required: false }),
    named('uses-feature', 'android.hardware.touchscreen'),
    element('uses-feature', { required: true }),
    named('permission', 'org.example.app.P', { permissionGroup: 'org.other.G' }),
    named('permission', 'org.example.app.Q', { permissionGroup: 'org.example.app.G' }),
    named('permission-group', '.G'),
    named('permission-group', 'H'),
  ];
  const components = [
    named('uses-library', 'android.test.runner', { required: false }),
    named('uses-library', 'org.needed'),
    named('uses-native-library', 'libneeded.so'),
    named('uses-static-library', 'org.static', { version: 2, required: false }),
    named('uses-sdk-library', 'org.sdk', { versionMajor: 3 }),
    element('provider', { name: '.P', authorities: 'org.a;org.b' }),
    element('provider', { name: '.Q', authorities: 'org.c' }),
  ];
  expect(await read({ elements, components })).toMatchObject({
    permissions: ['android.permission.INTERNET', 'android.permission.CAMERA'],
    features: [
      { name: 'android.hardware.camera', required: false },
      { name: 'android.hardware.touchscreen', required: true },
    ],
    libraries: ['org.needed', 'libneeded.so', 'org.static (2)', 'org.sdk (3)'],
    authorities: ['org.a', 'org.b', 'org.c'],
    ownPermissions: ['org.example.app.P', 'org.example.app.Q'],
    ownPermissionGroups: ['org.example.app.G', 'org.example.app.H'],
    permissionGroups: ['org.other.G'],
  });
});

describe('permissions that Android adds', () => {
  const asking = (target: number, ...names: readonly string[]): Craft => ({
    sdk: { min: 1, target },
    elements: names.map((name) => named('uses-permission', `android.permission.${name}`)),
  });
  it.each([
    ['to every app of Android 1.5', asking(3), ['WRITE_EXTERNAL_STORAGE', 'READ_PHONE_STATE', 'READ_EXTERNAL_STORAGE']],
    ['to none of Android 1.6', asking(4), []],
    ['to one that writes files', asking(36, 'WRITE_EXTERNAL_STORAGE'), ['WRITE_EXTERNAL_STORAGE', readFiles]],
    ['to one that says both', asking(36, readFiles, 'WRITE_EXTERNAL_STORAGE'), [readFiles, 'WRITE_EXTERNAL_STORAGE']],
    [
      'to one of Android 4.0.3 that reads and writes contacts',
      asking(15, 'READ_CONTACTS', 'WRITE_CONTACTS'),
      ['READ_CONTACTS', 'WRITE_CONTACTS', 'READ_CALL_LOG', 'WRITE_CALL_LOG'],
    ],
    ['to none of Android 4.1 that reads contacts', asking(16, 'READ_CONTACTS'), ['READ_CONTACTS']],
  ])('%s', async (_, craft, expected) => {
    const { permissions } = await read(craft);
    expect(permissions).toEqual(expected.map((name) => `android.permission.${name}`));
  });
});

it('names components that other apps may start and that do not say so', async () => {
  const main = filter('android.intent.action.MAIN', 'android.intent.category.LAUNCHER');
  const component = (tag: string, name: string, values: Values, ...children: readonly AxmlElement[]) =>
    element(tag, { name, ...values }, children);
  const components = [
    component('activity', '.Main', {}, main),
    component('activity', '.Said', { exported: true }, main),
    component('activity', '.SaidNo', { exported: false }, main),
    component('activity', '.SaidNothing', { exported: { ref: 0 } }, main),
    component('activity', '.NoFilter', {}),
    component('activity', '.EmptyFilter', {}, element('intent-filter')),
    component('service', 'x.Service', {}, filter('a.B')),
    component('receiver', '.Receiver', {}, filter('a.C')),
    component('provider', '.Provider', {}, filter('a.D')),
  ];
  const names = ['org.example.app.Main', 'org.example.app.Receiver', 'org.example.app.SaidNothing', 'x.Service'];
  const { broken = [] } = await read({ components });
  expect(broken.find(({ rule }) => rule === 'exported')?.names.toSorted()).toEqual(names);
});

it('shows the label of the launcher where the application has none', async () => {
  const main = filter('android.intent.action.MAIN', 'android.intent.category.LAUNCHER');
  const components = [
    element('activity', { name: '.Other', label: 'Other' }),
    element('activity', { name: '.Main', label: 'Launcher' }, [main]),
  ];
  const found = await read({ components, application: { label: { ref: 0x7f7f0000 } } });
  expect(found).toMatchObject({ label: '', labels: { und: 'Launcher' } });
});

it('reports whether Android 11 accepts the resources', async () => {
  const data = buildArsc({ 2130771968: [{ value: 'Example' }] });
  const usable = async (part: object) =>
    (await read({ parts: [{ name: 'resources.arsc', data, ...part }] })).resourcesUsable;
  expect(await usable({ method: 0, align: 4 })).toBe(true);
  expect(await usable({ method: 8 })).toBe(false);
  const places = [0, 1, 2, 3].map((length) => usable({ method: 0, local: { extra: new Uint8Array(length) } }));
  expect((await Promise.all(places)).filter(Boolean)).toHaveLength(1);
  expect((await read({ without: ['resources.arsc'] })).resourcesUsable).toBe(true);
});

it('reads the package name as Android does: as written', async () => {
  const sound = craftManifest({});
  const root = chunksIn(sound).find(({ type }) => type === 0x0102)!.at;
  const count = new DataView(sound.buffer).getUint16(root + 28, true);
  // The last attribute has no resource ID: its typed value becomes the first string of the pool.
  const data = patched(sound, root + 36 + 20 * (count - 1) + 16, 0);
  const found = await read({ parts: [{ name: 'AndroidManifest.xml', data }] });
  expect(found).toMatchObject({ package: 'org.example.app', oddities: ['package-value'] });
});

it('reads a manifest of an unknown method as stored, as Android does', async () => {
  const found = await read({ parts: [{ name: 'AndroidManifest.xml', data: craftManifest({}), method: 21 }] });
  expect(found).toMatchObject({ package: 'org.example.app', oddities: ['manifest-method'] });
});

describe('refuses', () => {
  const page = new TextEncoder().encode('<!doctype html>');
  const notManifest = { name: 'AndroidManifest.xml', data: page };
  const huge = { name: 'AndroidManifest.xml', data: page, central: { size: 0x7fffffff } };
  const otherRoot = { name: 'AndroidManifest.xml', data: new Uint8Array(0) };
  it.each<[string, string, () => Uint8Array]>([
    ['no archive', 'format', () => page],
    ['no manifest', 'no-manifest', () => craftApk({ sign: null, without: ['AndroidManifest.xml'] })],
    ['a manifest that is not binary XML', 'manifest', () => craftApk({ sign: null, parts: [notManifest] })],
    ['an empty manifest', 'manifest', () => craftApk({ sign: null, parts: [otherRoot] })],
    ['a manifest of two gigabytes', 'too-large', () => craftApk({ sign: null, parts: [huge] })],
  ])('%s', async (_, code, bytes) => {
    await expect(factsOf(fileOf(bytes()))).rejects.toThrow(expect.objectContaining({ name: 'ApkError', code }));
  });
});

it('throws nothing but its own errors, whichever byte is wrong', async () => {
  const sound = craftApk({ sign: null, without: ['classes.dex', 'res/raw/text.txt'] });
  const step = Math.ceil(sound.length / 150);
  let readable = 0;
  for (let at = 0; at < sound.length; at += step) {
    const bytes = Uint8Array.from(sound);
    bytes[at] = bytes[at]! ^ (1 << (at % 8));
    try {
      await factsOf(fileOf(bytes));
      readable++;
    } catch (error) {
      expect(error).toMatchObject({ name: 'ApkError' });
    }
  }
  // There must be enough of either kind, or the test proves nothing.
  expect(readable).toBeGreaterThan(30);
  expect(readable).toBeLessThan(120);
});

describe('a file that is altered behind its signature', () => {
  const flipped: SignOptions = {
    v3: [{ ...signer('rsa-4096'), algorithms: ['rsa-sha512'], changeDigest: (digest) => digest.map((one) => one ^ 1) }],
  };
  const said = { package: 'org.example.app', versionCode: 7, versionName: '1.7', minSdk: 28, targetSdk: 36 };
  const bytes = craftApk({ sdk: { min: 28 }, sign: flipped });

  it('says of itself what it says, though its v3 signer claims other content', async () => {
    expect(await factsOf(fileOf(bytes))).toMatchObject(said);
    const { facts, verdict } = await examined(bytes, { phone: {} });
    expect([facts, verdict]).toMatchObject([said, { answer: 'do-not-install', danger: 'altered' }]);
  });

  it('and whatever byte of its resources is another one', async () => {
    const { entries } = await fileOf(bytes).archive();
    const { headerOffset, size } = entries.find(({ name }) => name === 'resources.arsc')!;
    let unreadable = 0;
    for (let at = headerOffset + 46; at < headerOffset + 46 + size; at += 3) {
      const found = await factsOf(fileOf(bytes.with(at, bytes[at]! ^ 0x81)));
      expect(found).toMatchObject(said);
      if (found.unreadable) unreadable++;
    }
    expect(unreadable).toBeGreaterThan(5);
  });

  it.each<[string, ZipPart, string]>([
    ['resources that are not a table', { name: 'resources.arsc', data: utf8('no resources') }, 'manifest'],
    ['a library that lies where the directory begins', { ...library('arm64-v8a'), central: { size: 1 << 30 } }, ''],
  ])('or %s', async (_name, part, code) => {
    const found = await factsOf(fileOf(craftApk({ sign: null, parts: [part] })));
    expect(found).toMatchObject({ package: 'org.example.app', versionCode: 7 });
    expect(found.unreadable ?? '').toBe(code);
  });
});
