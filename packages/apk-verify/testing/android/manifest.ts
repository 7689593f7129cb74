import { buildArsc } from '../arsc.ts';
import {
  ANDROID,
  type AxmlAttribute,
  type AxmlElement,
  type AxmlOptions,
  type AxmlValue,
  buildAxml,
  element,
} from '../axml.ts';
import { utf8 } from '../bytes.ts';
import { type Craft, craftManifest } from '../craft.ts';
import { evil, page } from '../verdicts.ts';
import { before, caseTable, refusedBy, sign } from './case.ts';

const signedBy = (who: typeof page): Craft => sign({ v2: [who], v3: [who] });
const odd = '21 refuses, 24 odd';

/** Returns a file by a stranger with this manifest. */
const withManifest = (data: Uint8Array): Craft => ({
  ...signedBy(evil),
  parts: [{ name: 'AndroidManifest.xml', data }],
});

/** Replaces the one occurrence of some bytes. */
function replaced(bytes: Uint8Array, from: Uint8Array, to: Uint8Array): Uint8Array {
  const at = Buffer.from(bytes).indexOf(from);
  if (at < 0) throw new Error('nothing to replace');
  const copy = bytes.slice();
  copy.set(to, at);
  return copy;
}

/** Two bytes that Android before 14 reads as a letter, and later ones as two question marks. */
const halfLetter = Uint8Array.of(0x81, 0xb0);
const halfName = replaced(craftManifest({ package: 'org.exam~~le.app', axml: { utf8: true } }), utf8('~~'), halfLetter);

const named = (name: string, value: AxmlValue): AxmlAttribute => ({ name, value });
/** Returns two package names: only readers that take `packageX` for `package` find the first. */
const hiddenName = (options: AxmlOptions = {}) =>
  buildAxml(
    {
      name: 'manifest',
      attributes: [named('packageX', 'org.example.app'), named('package', 'org.example.other')],
      children: [element('uses-sdk', { minSdkVersion: 21, targetSdkVersion: 29 }), element('application')],
    },
    options,
  );
/** The name has no terminator where its length ends it. */
const long = Uint8Array.from([8, 0, ...Buffer.from('packageX', 'utf16le')]);
const unended = replaced(hiddenName(), long, long.with(0, 7));
/** The name has eight letters in bytes, and seven by the length that comes first. */
const misdeclared = replaced(hiddenName({ utf8: true }), utf8('\x08\x08packageX'), utf8('\x07\x08packageX'));

/** Returns two package names: only some readers find the first. */
const first = (attribute: Partial<AxmlAttribute>, options: AxmlOptions = {}) =>
  buildAxml(
    {
      name: 'manifest',
      attributes: [{ ...named('package', 'org.example.other'), ...attribute }, named('package', 'org.example.app')],
      children: [element('uses-sdk', { minSdkVersion: 21, targetSdkVersion: 29 }), element('application')],
    },
    options,
  );
const overlongName = replaced(first({ name: '~~ackage' }, { utf8: true }), utf8('~~'), Uint8Array.of(0xc1, 0xb0));
const lengthOf = (text: string, length: number) => Uint8Array.from([length, 0x7f, ...Buffer.from(text, 'utf16le')]);
const far = replaced(first({ ns: 'urn:x' }), lengthOf('urn:x', 5).with(1, 0), lengthOf('urn:x', 5));

const level = { ref: 0x7f020000 };
type Values = Parameters<typeof buildArsc>[0][number];
const minimum = (...values: Values): Craft => ({
  ...signedBy(page),
  sdk: { min: level, target: 29 },
  parts: [{ name: 'resources.arsc', data: buildArsc({ [level.ref]: values }), method: 0, align: 4 }],
});
/** Shares a user by a resource with these values, or debugs by one. */
const sharing = (...values: Values): Craft => ({
  ...minimum(...values),
  sdk: { target: 29 },
  root: { sharedUserId: level },
});
const debugging = (ref: number, ...values: Values): Craft => ({
  ...minimum(...values),
  sdk: { target: 29 },
  application: { debuggable: { ref } },
});
/** What is a style on English phones has no truth there. */
const style = { locale: 'en', value: 'complex-entry' } as const;
const inEnglish = { locale: 'en', value: 'org.example.shared' };
const other = { ref: 0x7f020001 };
const farther: Craft = {
  ...sharing(),
  parts: [
    {
      name: 'resources.arsc',
      data: buildArsc({ [level.ref]: [{ value: other }], [other.ref]: [{ value: '' }, inEnglish] }),
      method: 0,
      align: 4,
    },
  ],
};
const ofFramework: Craft = {
  ...signedBy(page),
  sdk: { target: 29 },
  parts: [
    { name: 'resources.arsc', data: buildArsc({ 17039360: [{ value: 'x' }] }, { packageId: 1 }), method: 0, align: 4 },
  ],
};
/** Android 5.0 looks up no number of an attribute. */
const hidden = '21 refuses, 22 evil, 24 odd';
const lookup = 'androidfw DynamicRefTable::lookupResourceId';
const finder = 'androidfw AttributeFinder.h, BackTrackingAttributeFinder::find';
const nonConfiguration = 'TypedArray.getNonConfigurationString';
const boolean = 'TypedArray.getBoolean';
const usesSdk = 'ParsingPackageUtils.parseUsesSdk';
const names = 'ApkLiteParseUtils.parsePackageSplitNames';
const lite = 'ApkLiteParseUtils.parseApkLite';
const oldLite = 'PackageParser.parseApkLite (Android 5 to 10)';

const usual = [element('uses-sdk', { minSdkVersion: 21, targetSdkVersion: 29 })];
/** Returns the listed signer's file with these attributes of the root, `versionCode` unless named otherwise. */
const code = (...attributes: readonly (Partial<AxmlAttribute> & Pick<AxmlAttribute, 'value'>)[]): Craft =>
  withRoot(
    attributes.map((one) => ({ ns: ANDROID, name: 'versionCode', resId: 0x0101021b, ...one })),
    usual,
  );
const rooted = (root: Craft['root'] & {}): Craft => ({ ...signedBy(page), sdk: { target: 29 }, root });
const endless = { sharedUserId: 'org.example.shared', sharedUserMaxSdkVersion: 'never' };
const code7: readonly AxmlAttribute[] = [{ ns: ANDROID, name: 'versionCode', resId: 0x0101021b, value: 7 }];
/** Returns one with these attributes of `uses-sdk`. */
const levels = (...attributes: readonly AxmlAttribute[]): Craft =>
  withRoot(
    [],
    [{ name: 'uses-sdk', attributes: attributes.map((one) => ({ ns: ANDROID, resId: 0x0101020c, ...one })) }],
  );
function withRoot(
  attributes: readonly AxmlAttribute[],
  children: readonly AxmlElement[],
  more: readonly AxmlElement[] = [element('application')],
): Craft {
  const root = { name: 'manifest', attributes: [...attributes, named('package', 'org.example.app')] };
  const data = buildAxml({ ...root, children: [...children, ...more] });
  const resources = buildArsc({ [level.ref]: [{ value: 7 }] });
  return {
    ...signedBy(page),
    parts: [
      { name: 'AndroidManifest.xml', data },
      { name: 'resources.arsc', data: resources, method: 0, align: 4 },
    ],
  };
}

/** Signed as a JAR by a stranger for versions below the minimum, which hides where they do not find it. */
const stranger = sign({ v1: { signers: [evil], alsoSigned: null }, v2: [page] });
const ownNumber: Craft = {
  ...levels(
    { name: 'own', resId: 0x0001ffff, value: 0 },
    { name: 'minSdkVersion', value: 24 },
    { name: 'targetSdkVersion', resId: 0x01010270, value: 29 },
  ),
  ...stranger,
};
const renumbered: Craft = {
  ...stranger,
  sdk: { min: 24, target: 29 },
  parts: [
    { name: 'resources.arsc', data: buildArsc({}, { libraries: { 1: 'org.example.app' } }), method: 0, align: 4 },
  ],
};
/** Returns an application with an attribute of its own in front of this one. */
const behindOwn = (attribute: AxmlAttribute): Craft => {
  const own = { ns: 'urn:own', name: 'own', resId: 0x7f010001, value: 1 };
  const attributes = [named('package', 'org.example.app')];
  const application = { name: 'application', attributes: [own, { ns: ANDROID, ...attribute }] };
  const data = buildAxml({ name: 'manifest', attributes, children: [...usual, application] }, { unsorted: true });
  return { ...signedBy(page), parts: [{ name: 'AndroidManifest.xml', data }] };
};
const target = (value: AxmlValue): Craft =>
  levels({ name: 'minSdkVersion', value: 24 }, { name: 'targetSdkVersion', resId: 0x01010270, value, raw: '0' });

/** Two applications: Android 15 passes over the first, and shows another name. */
const flagged = withRoot(
  [],
  [...usual, { name: 'application', attributes: [{ ns: ANDROID, name: 'featureFlag', value: 'org.example.never' }] }],
);
const launcher = element('intent-filter', {}, [
  element('action', { name: 'android.intent.action.MAIN' }),
  element('category', { name: 'android.intent.category.LAUNCHER' }),
]);
/** Puts an element in one that has no children: Android 11 takes it for the next one, older versions ignore it. */
const within = (name: string, child: AxmlElement) => element(name, { name: 'org.example.x' }, [child]);
const nested = (application: readonly AxmlElement[], root: readonly AxmlElement[] = []): Craft => ({
  ...signedBy(page),
  sdk: { target: 29 },
  elements: root,
  components: application,
});
const hiddenFilter = element('activity', { name: '.Main' }, [within('meta-data', launcher)]);
const laterFilter = element('activity', { name: '.Main' }, [
  element('intent-filter', {}, [within('action', element('category', { name: 'android.intent.category.LAUNCHER' }))]),
]);
const baseTag = 'ParsingPackageUtils.parseBaseApkTags';
const childTag = 'ParsingPackageUtils.parseBaseAppChildTag';
export const nestings = caseTable('elements in elements without children', [
  ['an application in a feature', nested([], [within('uses-feature', element('application'))]), odd, baseTag],
  [
    'a permission in a screen size',
    nested([], [within('supports-screens', element('uses-permission', { name: 'android.permission.READ_SMS' }))]),
    odd,
    baseTag,
  ],
  ['a second application', nested([], [element('application', { debuggable: true })]), odd, baseTag],
  ['an activity in metadata', nested([within('meta-data', element('activity', { name: '.Main' }))]), odd, childTag],
  ['a filter in an activity’s metadata', nested([hiddenFilter]), odd, 'ParsedActivityUtils.parseActivityOrAlias'],
  ['a category in an action', nested([laterFilter]), odd, 'ParsedIntentInfoUtils.parseIntentInfo'],
  [
    'a certificate in a library',
    nested([
      element('uses-static-library', { name: 'org.example.x', version: 1, certDigest: '00' }, [
        element('additional-certificate', { certDigest: '00' }),
      ]),
    ]),
    before,
    'ParsingPackageUtils.parseAdditionalCertificates',
  ],
  [
    'anything in an element of no meaning',
    nested([within('x', element('activity'))]),
    before,
    'ParsingUtils.unknownTag',
  ],
]);

const asked = (...attributes: readonly AxmlAttribute[]) =>
  withRoot([], [...usual, { name: 'application', attributes }], []);
const multiArch = { ns: ANDROID, name: 'multiArch', resId: 0x0101048e };

export const manifests = caseTable('a manifest that Android versions read differently', [
  ['a package name in half a letter', withManifest(halfName), odd, 'ART jni_internal.cc, NewStringUTF'],
  ['an attribute’s name without an end', withManifest(unended), odd, 'androidfw ResStringPool::stringDecodeAt'],
  ['an attribute’s name with an overlong letter', withManifest(overlongName), odd, 'ResXMLParser::indexOfAttribute'],
  ['an attribute’s name of two lengths', withManifest(misdeclared), odd, 'androidfw ResStringPool::string8At'],
  ['a namespace longer than the pool', withManifest(far), odd, 'ResXMLParser::indexOfAttribute'],
  ['a minimum that is a resource', minimum({ value: 21 }), odd, lite],
  ['a minimum for later versions', minimum({ value: 21 }, { sdk: 30, value: 33 }), odd, usesSdk],
  ['a minimum for later versions only', minimum({ sdk: 30, value: 21 }), odd, usesSdk],
  ['a minimum of the system', { ...signedBy(page), sdk: { min: { ref: 0x01050000 }, target: 29 } }, odd, usesSdk],
  ['a minimum that its text contradicts', levels({ name: 'minSdkVersion', value: 21, raw: 'Z' }), odd, lite],
  ['a minimum with another one’s name', levels({ name: 'targetSdkVersion', resId: 0x0101020c, value: 21 }), odd, lite],
  ['a split whose name is a truth', withRoot([named('split', true)], usual), refusedBy, names],
  ['a split whose name is a resource', withRoot([named('split', { ref: level.ref })], usual), refusedBy, names],
  ['a split without a name', withRoot([named('split', '')], usual), before, names],
  ['a version code that is a resource', code({ value: { ref: level.ref } }), odd, lite],
  ['a shared user in one language', sharing({ value: '' }, inEnglish), odd, nonConfiguration],
  ['a shared user in one language only', sharing(inEnglish), odd, nonConfiguration],
  ['a shared user in one language, behind another resource', farther, odd, nonConfiguration],
  ['a shared user for all', sharing({ value: 'org.example.shared' }), before, nonConfiguration],
  ['debuggable in older versions', debugging(level.ref, { value: true }, { sdk: 30, value: false }), odd, boolean],
  ['debuggable but in one language', debugging(level.ref, { value: true }, style), odd, 'AssetManager2::GetResource'],
  ['debuggable by a number of the system', debugging(0x010e0000), odd, boolean],
  ['debuggable by a resource', debugging(level.ref, { value: true }), before, boolean],
  ['a version code that is text', code({ value: '7' }), refusedBy, 'TypedArray.getInteger'],
  ['a sandbox that is text', rooted({ targetSandboxVersion: '2' }), odd, 'TypedArray.getInteger'],
  ['an end of a shared user that is text', rooted(endless), odd, 'ParsingPackageUtils.parseSharedUser'],
  ['a version code without its name', code({ name: 'code', value: 7 }), odd, lite],
  ['an application behind a flag', flagged, odd, 'AconfigFlags.skipCurrentElement'],
  ['an attribute under the file’s own number', ownNumber, hidden, lookup],
  ['a library under the system’s number', renumbered, hidden, lookup],
  ['resources under the system’s number', ofFramework, odd, 'LoadedArsc.cpp, LoadedPackage::Load'],
  ['a second version code by name alone', code({ resId: 0, value: 9 }, { value: 7 }), odd, lite],
  [
    'an attribute behind one of the file’s own',
    behindOwn({ name: 'testOnly', resId: 0x01010272, value: true }),
    odd,
    finder,
  ],
  ['a target that is nothing, with a text', target({ type: 0, data: 0 }), odd, 'TypedArray.getValueAt'],
  ['a target that is nothing by reference, with a text', target({ ref: 0 }), odd, 'AttributeResolution.cpp'],
  ['a target that is empty, with a text', target({ type: 0, data: 1 }), odd, 'TypedArray.getValueAt'],
  ['splits needed, without a namespace', withRoot([named('isSplitRequired', true)], usual), odd, oldLite],
  ['libraries for other apps, by number alone', asked({ ...multiArch, name: 'x', value: true }), before, lite],
  ['libraries for other apps, without a namespace', asked(named('multiArch', true)), before, oldLite],
  [
    'libraries for other apps, and without a namespace not',
    asked({ ...multiArch, value: true }, named('multiArch', false)),
    odd,
    oldLite,
  ],
  ['a second version code without a namespace', withRoot([...code7, named('versionCode', 9)], usual), odd, oldLite],
]);
