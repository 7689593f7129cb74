import { describe, expect, it } from 'vitest';
import { nodeDigests } from '#cli/apk/node-digests.ts';
import { element } from '../../tests/support/apk/axml.ts';
import { utf8 } from '../../tests/support/apk/bytes.ts';
import { fingerprint } from '../../tests/support/apk/certificate.ts';
import { type Craft, craftApk, elf, library } from '../../tests/support/apk/craft.ts';
import { signer } from '../../tests/support/apk/signer.ts';
import { memorySource } from './bytes/sources.ts';
import { examine } from './examine.ts';
import type { Installability, Obstacle, Phone } from './model/phone.ts';

// Every row goes all the way: a crafted file, the real readers and the real verifier.

const modern: Phone = { sdk: 36, abis: ['arm64-v8a'], installed: null };

const [one, other] = [signer('rsa-2048-a'), signer('rsa-2048-b')];
const filter = element('intent-filter', {}, [element('action', { name: 'android.intent.action.MAIN' })]);

async function answer(file: Craft | Uint8Array, phone: Phone): Promise<Installability> {
  const bytes = file instanceof Uint8Array ? file : craftApk(file);
  const { verdict } = await examine(memorySource(bytes), { phone, entries: [] }, { digests: nodeDigests });
  return verdict.installability;
}

type Row = readonly [
  name: string,
  file: Craft | Uint8Array,
  phone: Partial<Phone>,
  code: string,
  status: Obstacle['status'],
  certainty: Obstacle['certainty'],
  detail?: object,
];

const obstacle = (code: string, status: string, certainty: string, detail?: object) => ({
  code,
  status,
  certainty,
  ...(detail ? { detail } : {}),
});

it('a sound app installs on every phone, and nothing is said', async () => {
  for (const sdk of [21, 23, 24, 28, 30, 33, 36, 37])
    expect(await answer({}, { ...modern, sdk })).toEqual({ installs: true, obstacles: [], asks: [] });
});

const broken = { v2: [{ ...one, changeDigest: (digest: Uint8Array) => digest.map((byte) => byte ^ 1) }] };
const weakCertificate = {
  v2: [{ ...one, certificates: [Uint8Array.of(0x30, 3, 1, 2, 3)] }],
};

const rows: readonly Row[] = [
  // What the installer cannot read
  [
    'a web page',
    utf8('<!DOCTYPE html><html><title>Download</title></html>'),
    {},
    'not-an-app',
    'parse',
    'sure',
    { kind: 'html' },
  ],
  ['half a download', craftApk().slice(0, 900), {}, 'not-an-app', 'parse', 'sure', { kind: 'part' }],
  [
    'a broken manifest',
    { parts: [{ name: 'AndroidManifest.xml', data: utf8('<manifest/>') }] },
    {},
    'PARSE_FAILED_BAD_MANIFEST',
    'parse',
    'sure',
  ],
  [
    'entries beyond the end',
    { sign: { zip: { end: { directorySize: 9 } } } },
    {},
    'PARSE_FAILED_NOT_APK',
    'parse',
    'sure',
  ],
  // Signatures
  [
    'no signature',
    { sign: null },
    {},
    'PARSE_FAILED_NO_CERTIFICATES',
    'invalid',
    'sure',
    { issue: 'JAR_SIG_NO_SIGNATURES' },
  ],
  [
    'another content',
    { sign: broken },
    {},
    'PARSE_FAILED_NO_CERTIFICATES',
    'invalid',
    'sure',
    { issue: 'V2_SIG_APK_DIGEST_DID_NOT_VERIFY' },
  ],
  [
    'an old signature for a new target',
    { sign: { v1: [one] }, sdk: { target: 30 } },
    { sdk: 30 },
    'PARSE_FAILED_NO_CERTIFICATES',
    'invalid',
    'sure',
    { issue: 'NO_SIG_FOR_TARGET_SDK_VERSION' },
  ],
  [
    'a newer signature taken out',
    { sign: { v1: { signers: [one], alsoSigned: '2' } }, sdk: { target: 29 } },
    { sdk: 24 },
    'PARSE_FAILED_NO_CERTIFICATES',
    'invalid',
    'sure',
    { issue: 'JAR_SIG_MISSING_APK_SIG_REFERENCED' },
  ],
  [
    'no signature for old phones',
    { sign: { v2: [one] } },
    { sdk: 23 },
    'PARSE_FAILED_NO_CERTIFICATES',
    'invalid',
    'sure',
    { issue: 'JAR_SIG_NO_SIGNATURES' },
  ],
  [
    'no signature for old phones, phone unknown',
    { sign: { v3: [one] } },
    { sdk: undefined },
    'PARSE_FAILED_NO_CERTIFICATES',
    'invalid',
    'depends',
    { sdk: 28, android: '9' },
  ],
  [
    'a broken certificate',
    { sign: weakCertificate },
    {},
    'PARSE_FAILED_CERTIFICATE_ENCODING',
    'invalid',
    'sure',
    { issue: 'V2_SIG_MALFORMED_CERTIFICATE' },
  ],
  // Manifest
  [
    'a package name without a dot',
    { package: 'example' },
    {},
    'PARSE_FAILED_BAD_PACKAGE_NAME',
    'invalid',
    'sure',
    { name: 'example' },
  ],
  [
    'a package name with a hyphen',
    { package: 'org.my-app' },
    {},
    'PARSE_FAILED_BAD_PACKAGE_NAME',
    'invalid',
    'sure',
    { name: 'org.my-app' },
  ],
  [
    'a user name with a space',
    { root: { sharedUserId: 'org.my app' } },
    {},
    'PARSE_FAILED_BAD_SHARED_USER_ID',
    'invalid',
    'sure',
    { name: 'org.my app' },
  ],
  ['no application', { application: null }, {}, 'PARSE_FAILED_MANIFEST_EMPTY', 'invalid', 'sure'],
  [
    'a silent activity',
    { components: [element('activity', { name: '.Main' }, [filter])] },
    { sdk: 31 },
    'PARSE_FAILED_MANIFEST_MALFORMED',
    'invalid',
    'sure',
    { components: expect.stringContaining('Main') },
  ],
  [
    'a silent activity, phone unknown',
    { components: [element('activity', { name: '.Main' }, [filter])] },
    { sdk: undefined },
    'PARSE_FAILED_MANIFEST_MALFORMED',
    'invalid',
    'depends',
    { components: expect.stringContaining('Main') },
  ],
  [
    'compressed resources',
    { sdk: { target: 30 }, parts: [{ name: 'resources.arsc', data: new Uint8Array(0) }] },
    { sdk: 30 },
    'PARSE_FAILED_RESOURCES_ARSC_COMPRESSED',
    'failure',
    'sure',
  ],
  // Parts
  ['a part of an app', { split: 'config.de' }, {}, 'FAILED_INVALID_APK', 'invalid', 'sure', { split: 'config.de' }],
  [
    'an app without its parts',
    { application: { isSplitRequired: true } },
    { sdk: 29 },
    'FAILED_MISSING_SPLIT',
    'incompatible',
    'sure',
  ],
  [
    'an app without its parts, old phone',
    { application: { isSplitRequired: true } },
    { sdk: 28 },
    'parts-missing',
    'installs',
    'sure',
  ],
  ['a test build', { application: { testOnly: true } }, {}, 'FAILED_TEST_ONLY', 'invalid', 'sure'],
  // Versions of Android
  [
    'a newer Android needed',
    { sdk: { min: 35 } },
    { sdk: 34 },
    'FAILED_OLDER_SDK',
    'incompatible',
    'sure',
    { sdk: 35, android: '15' },
  ],
  [
    'a newer Android needed, old phone',
    { sdk: { min: 26 } },
    { sdk: 24 },
    'FAILED_OLDER_SDK',
    'parse',
    'sure',
    { sdk: 26, android: '8.0' },
  ],
  [
    'a newer Android needed, phone unknown',
    { sdk: { min: 26 } },
    { sdk: undefined },
    'FAILED_OLDER_SDK',
    'incompatible',
    'depends',
    { sdk: 26, android: '8.0' },
  ],
  [
    'a preview needed',
    { sdk: { min: 'Baklava' } },
    {},
    'FAILED_OLDER_SDK',
    'incompatible',
    'sure',
    { codename: 'Baklava' },
  ],
  [
    'a target before Android 6 on 14',
    { sdk: { target: 22 } },
    { sdk: 34 },
    'FAILED_DEPRECATED_SDK_VERSION',
    'incompatible',
    'sure',
    { target: 22, needed: 23 },
  ],
  [
    'a target before Android 7 on 15',
    { sdk: { target: 23 } },
    { sdk: 35 },
    'FAILED_DEPRECATED_SDK_VERSION',
    'incompatible',
    'sure',
    { target: 23, needed: 24 },
  ],
  [
    'a target before Android 6, phone unknown',
    { sdk: { target: 22 } },
    { sdk: undefined },
    'FAILED_DEPRECATED_SDK_VERSION',
    'incompatible',
    'depends',
    { target: 22, sdk: 34, android: '14' },
  ],
  ['an old target', { sdk: { target: 27 } }, { sdk: 34 }, 'old-target', 'installs', 'sure', { target: 27 }],
  ['an old target, old phone', { sdk: { target: 22 } }, { sdk: 33 }, 'old-target', 'installs', 'sure', { target: 22 }],
  [
    'an old target, phone unknown',
    { sdk: { target: 27 } },
    { sdk: undefined },
    'old-target',
    'installs',
    'depends',
    { target: 27, sdk: 34, android: '14' },
  ],
  // Libraries
  [
    'another processor',
    { parts: [library('x86_64')] },
    {},
    'FAILED_NO_MATCHING_ABIS',
    'incompatible',
    'sure',
    { abis: 'x86_64' },
  ],
  [
    '32 bits on a phone of 64 only',
    { parts: [library('armeabi-v7a')] },
    {},
    'FAILED_NO_MATCHING_ABIS',
    'incompatible',
    'sure',
    { abis: 'armeabi-v7a' },
  ],
  [
    '64 bits, phone unknown',
    { parts: [library('arm64-v8a')] },
    { abis: undefined },
    'FAILED_NO_MATCHING_ABIS',
    'incompatible',
    'depends',
    { abis: 'arm64-v8a' },
  ],
  [
    'a compressed library in place',
    { application: { extractNativeLibs: false }, parts: [library('arm64-v8a', { method: 8 })] },
    { sdk: 23 },
    'FAILED_INVALID_APK',
    'invalid',
    'sure',
    { library: 'lib/arm64-v8a/libexample.so' },
  ],
  [
    'a library off its page',
    { application: { extractNativeLibs: false }, parts: [library('arm64-v8a', { align: 4 })] },
    {},
    'FAILED_INVALID_APK',
    'invalid',
    'sure',
    { library: 'lib/arm64-v8a/libexample.so' },
  ],
  [
    'one of two unusable, phone unknown',
    { application: { extractNativeLibs: false }, parts: [library('arm64-v8a', { method: 8 }), library('armeabi-v7a')] },
    { abis: undefined },
    'FAILED_INVALID_APK',
    'invalid',
    'depends',
    { library: 'lib/arm64-v8a/libexample.so' },
  ],
  [
    'small pages',
    { parts: [library('arm64-v8a', { data: elf(64, 4096) })] },
    { sdk: 35 },
    'page-size',
    'installs',
    'depends',
  ],
  // The app that is there already
  [
    'an older version',
    {},
    { installed: { versionCode: 8 } },
    'FAILED_VERSION_DOWNGRADE',
    'invalid',
    'sure',
    { versionCode: 7, installed: 8 },
  ],
  [
    'an unknown version',
    {},
    { installed: undefined },
    'FAILED_VERSION_DOWNGRADE',
    'invalid',
    'depends',
    { versionCode: 7 },
  ],
  [
    'another signer',
    {},
    { installed: { signer: fingerprint(other.certificates[0]!) } },
    'FAILED_UPDATE_INCOMPATIBLE',
    'conflict',
    'sure',
    { signer: fingerprint(other.certificates[0]!) },
  ],
  ['an unknown signer', {}, { installed: { versionCode: 7 } }, 'FAILED_UPDATE_INCOMPATIBLE', 'conflict', 'depends'],
  // Other apps, and the phone itself
  [
    'a shared user',
    { root: { sharedUserId: 'org.family' } },
    {},
    'FAILED_SHARED_USER_INCOMPATIBLE',
    'conflict',
    'depends',
    { name: 'org.family' },
  ],
  [
    'another’s authority',
    {
      components: [
        element('provider', { name: '.P', authorities: 'org.example.app.own;com.other.files', exported: false }),
      ],
    },
    {},
    'FAILED_CONFLICTING_PROVIDER',
    'conflict',
    'depends',
    { names: 'com.other.files' },
  ],
  [
    'another’s permission',
    {
      elements: [
        element('permission', { name: 'com.other.READ' }),
        element('permission', { name: 'org.example.app.OWN' }),
      ],
    },
    {},
    'FAILED_DUPLICATE_PERMISSION',
    'failure',
    'depends',
    { names: 'com.other.READ' },
  ],
  [
    'a library of the phone',
    {
      components: [
        element('uses-library', { name: 'com.maker.sdk' }),
        element('uses-library', { name: 'org.apache.http.legacy' }),
      ],
    },
    {},
    'FAILED_MISSING_SHARED_LIBRARY',
    'incompatible',
    'depends',
    { names: 'com.maker.sdk' },
  ],
  [
    'a part that phones lack',
    {
      elements: [
        element('uses-feature', { name: 'android.software.leanback', required: true }),
        element('uses-feature', { name: 'android.hardware.camera' }),
        element('uses-feature', { name: 'android.hardware.nfc', required: false }),
      ],
    },
    {},
    'FAILED_MISSING_FEATURE',
    'installs',
    'depends',
    { names: 'android.software.leanback' },
  ],
  ['a debugging build', { application: { debuggable: true } }, {}, 'debuggable', 'installs', 'sure'],
];

describe('says', () => {
  it.each(rows)('%s', async (_name, file, phone, code, status, certainty, detail) => {
    const { obstacles, installs } = await answer(file, { ...modern, ...phone });
    expect(obstacles).toContainEqual(obstacle(code, status, certainty, detail));
    expect(installs).toBe(certainty === 'depends' || status === 'installs');
  });
});

/** The same files on phones, or with a grain more or less, where nothing of the kind is true. */
const fine: readonly (readonly [name: string, file: Craft, phone: Partial<Phone>])[] = [
  ['an old signature for an old target', { sign: { v1: [one] }, sdk: { target: 29 } }, { sdk: 30 }],
  ['a silent activity on Android 11', { components: [element('activity', { name: '.Main' }, [filter])] }, { sdk: 30 }],
  [
    'a silent activity of an older target',
    { sdk: { target: 30 }, components: [element('activity', { name: '.Main' }, [filter])] },
    {},
  ],
  [
    'an activity that says it is not exported',
    { components: [element('activity', { name: '.Main', exported: false }, [filter])] },
    {},
  ],
  ['instrumentation only', { application: null, elements: [element('instrumentation', { name: '.T' })] }, {}],
  [
    'compressed resources on Android 10',
    { sdk: { target: 30 }, parts: [{ name: 'resources.arsc', data: new Uint8Array(0) }] },
    { sdk: 29 },
  ],
  [
    'compressed resources of an older target',
    { sdk: { target: 29 }, parts: [{ name: 'resources.arsc', data: new Uint8Array(0) }] },
    {},
  ],
  ['the very Android', { sdk: { min: 34 } }, { sdk: 34 }],
  ['the lowest target on 14', { sdk: { target: 28 } }, { sdk: 34 }],
  ['an old target on Android 13', { sdk: { target: 23 } }, { sdk: 33 }],
  [
    'both kinds of processor, phone unknown',
    { parts: [library('arm64-v8a'), library('armeabi-v7a')] },
    { abis: undefined },
  ],
  [
    'one of the phone’s processors',
    { parts: [library('x86'), library('armeabi-v7a')] },
    { abis: ['arm64-v8a', 'armeabi-v7a'] },
  ],
  [
    'a compressed library that is unpacked',
    { application: { extractNativeLibs: true }, parts: [library('arm64-v8a', { method: 8 })] },
    {},
  ],
  [
    'a compressed library before Android 6',
    { application: { extractNativeLibs: false }, parts: [library('arm64-v8a', { method: 8 })] },
    { sdk: 22 },
  ],
  [
    'a compressed library of another processor',
    { application: { extractNativeLibs: false }, parts: [library('arm64-v8a'), library('x86', { method: 8 })] },
    {},
  ],
  ['small pages on Android 14', { parts: [library('arm64-v8a', { data: elf(64, 4096) })] }, { sdk: 34 }],
  ['small pages of 32 bits', { parts: [library('armeabi-v7a', { data: elf(32, 4096) })] }, { abis: ['armeabi-v7a'] }],
  [
    'the same version by the same signer',
    {},
    { installed: { versionCode: 7, signer: fingerprint(one.certificates[0]!) } },
  ],
];

describe('says nothing of', () => {
  it.each(fine)('%s', async (_name, file, phone) => {
    expect(await answer(file, { ...modern, ...phone })).toEqual({ installs: true, obstacles: [], asks: [] });
  });
});

describe('as a whole', () => {
  it('asks for what would settle a doubt', async () => {
    const file = { sdk: { min: 26 }, parts: [library('arm64-v8a')] };
    expect((await answer(file, {})).asks).toEqual(['android', 'abis', 'installed']);
    expect((await answer(file, { sdk: 30 })).asks).toEqual(['abis', 'installed']);
    expect((await answer(file, { ...modern, abis: undefined })).asks).toEqual(['abis']);
    expect((await answer(file, modern)).asks).toEqual([]);
  });

  it('begins with the refusals, and the sure ones of them', async () => {
    const file = {
      application: { debuggable: true, testOnly: true },
      root: { sharedUserId: 'org.family' },
      sdk: { target: 27 },
    };
    const { obstacles } = await answer({ ...file, parts: [library('arm64-v8a', { data: elf(64, 4096) })] }, modern);
    expect(obstacles.map(({ code }) => code)).toEqual([
      'FAILED_TEST_ONLY',
      'FAILED_SHARED_USER_INCOMPATIBLE',
      'old-target',
      'debuggable',
      'page-size',
    ]);
  });
});
