import { describe, expect, it } from 'vitest';
import { element } from '../../testing/axml.ts';
import { lineage } from '../../testing/block-signer.ts';
import { type Craft, craftApk, library } from '../../testing/craft.ts';
import { examined, modern } from '../../testing/expect-obstacle.ts';
import { evil, newer, page } from '../../testing/verdicts.ts';
import { joinZip, layZip } from '../../testing/zip-writer.ts';
import type { Phone } from '../model/phone.ts';

/** A split without code, as for a language. */
const config = (more: Craft = {}): Craft => ({
  split: 'config.de',
  without: ['classes.dex'],
  ...more,
  application: { hasCode: false, ...more.application },
});
const feature = (more: Craft = {}): Craft => ({ split: 'feature', ...more });
const libraries = (...parts: NonNullable<Craft['parts']>): Craft => config({ split: 'config.abi', parts });

/** Returns whether a phone takes the parts together, and why not. */
async function said(base: Craft, parts: readonly Craft[], phone: Partial<Phone> = {}): Promise<string> {
  const entries = [base, ...parts].map((craft, at) => ({ name: `${at}.apk`, data: craftApk(craft), method: 0 }));
  const toc = { name: 'toc.pb', data: new TextEncoder().encode('x') };
  const { verdict } = await examined(joinZip(layZip([toc, ...entries])), { phone: { ...modern, ...phone } });
  const set = verdict.answer === 'not-an-app' ? verdict.set : undefined;
  const reasons = set?.obstacles.map(({ code, detail }) => (detail && 'differs' in detail ? detail.differs : code));
  return [set?.installs, ...(reasons ?? [])].join(' ');
}

const compressed = library('arm64-v8a', { method: 8 });
const wrong = library('arm64-v8a', { method: 8, local: { size: 1 }, central: { size: 1 } });
const rotated = { sign: { v3: [{ ...newer, attributes: [lineage([page, newer])] }] } };
const nameless = [element('activity', { exported: true })];
const alias = element('activity-alias', { name: '.Alias', exported: true, targetActivity: '.Main' });
const arm = config({ split: 'config.arm', parts: [library('arm64-v8a')] });
const inPlace = { application: { extractNativeLibs: false } };
const storedCode = { name: 'classes.dex', data: new Uint8Array(112), method: 0, align: 4 };
const embedding = { application: { useEmbeddedDex: true }, parts: [storedCode] };
const noTable = { name: 'resources.arsc', data: new TextEncoder().encode('no table') };
const provider = element('provider', { name: '.P', authorities: 'settings', exported: false });
const malformed = 'PARSE_FAILED_MANIFEST_MALFORMED';

const oddEnd: Craft = { axml: { after: [new Uint8Array(16).fill(255)] } };
const nested = [element('meta-data', { name: 'a', value: 'b' }, nameless)];

const needing = (...types: readonly string[]): Craft => ({ root: { requiredSplitTypes: types.join() } });
const typed = (split: string, splitTypes: string, more: Craft['root'] = {}) =>
  config({ split, root: { splitTypes, ...more } });
const weak = (target: number): Craft => ({ sdk: { target }, sign: { v1: [page] } });
const ofFeature = [element('feature-group', {}, [element('uses-feature', { glEsVersion: 'x' })])];
const ofBase: Craft = { elements: ofFeature, components: [element('static-library')], application: { process: 'x' } };

it('are read up to a limit: splits may be small and unpack to much', async () => {
  const long = { parts: [{ name: 'resources.arsc', data: new Uint8Array(40 << 20) }] };
  const parts = [feature(long), config(long)];
  expect(await said({}, parts)).toBe('no PARSE_FAILED_BAD_MANIFEST PARSE_FAILED_RESOURCES_ARSC_COMPRESSED part-unread');
});

describe('the parts of a bundle', () => {
  it.each<[string, Craft, readonly Craft[], Partial<Phone>?]>([
    ['of one app', {}, [config(), feature()]],
    ['of one rotated signer', rotated, [config(rotated)]],
    ['with a permission that only the base’s parser reads', {}, [feature({ elements: [element('permission')] })]],
    ['marked as a test in a split only', {}, [config({ application: { testOnly: true } })]],
    ['with libraries for the phone and for others', {}, [libraries(library('x86')), config(), arm]],
    ['that lack nothing once they are together', { root: { isSplitRequired: true } }, [config()]],
    ['with what only the base’s parser reads', {}, [feature(ofBase)]],
    ['of all types that are needed', needing('a', 'b'), [typed('config.a', 'a, c'), typed('config.b', 'b')]],
    ['of which the base has an odd end, which is not read', oddEnd, [config()]],
    ['of a type that is needed by itself', { root: { requiredSplitTypes: 'a', splitTypes: 'a' } }, [config()]],
    ['of a type that a base needs no part for', {}, [typed('config.a', 'a', { requiredSplitTypes: 'b' })]],
    ['without a type that is needed, before types count', needing('a'), [config()], { sdk: 32 }],
    ['with a JAR signature only, for an old target', weak(29), [config(weak(29))]],
    ['with a JAR signature only, on Android 10', {}, [config({ sign: { v1: [page] } })], { sdk: 29 }],
    ['with code that is used in place', embedding, [feature({ parts: [storedCode] })]],
    ['with code that only a split wants so', {}, [feature({ application: { useEmbeddedDex: true } })]],
    ['of which one has the longest name', {}, [config({ split: 'a'.repeat(245) })]],
    ['of which one is for newer versions, before they count', {}, [feature({ sdk: { min: 33 } })], { sdk: 30 }],
  ])('install together: %s', async (_, base, parts, phone) => {
    expect(await said(base, parts, phone)).toBe('yes');
  });

  it.each<[string, Craft, readonly Craft[], string, Partial<Phone>?]>([
    ['a stranger’s', {}, [config({ sign: { v3: [evil] } })], 'no signers'],
    ['the former signer’s', rotated, [config({ sign: { v3: [page] } })], 'no signers'],
    ['of another version', {}, [config({ root: { versionCode: 8 } })], 'no version'],
    ['of another upper half of the version', {}, [config({ root: { versionCodeMajor: 1 } })], 'no version'],
    ['twice', {}, [config(), config()], 'no name'],
    ['with a longer name than a file may have', {}, [config({ split: 'a'.repeat(246) })], 'no name'],
    ['with a name that Android refuses', {}, [config({ split: 'a b' })], 'no PARSE_FAILED_BAD_PACKAGE_NAME'],
    ['with an activity without a name', {}, [feature({ components: nameless })], `no ${malformed}`],
    ['with an alias, perhaps of another part', {}, [feature({ components: [alias] })], `depends ${malformed}`],
    ['of a JAR signature, too weak for the base', {}, [config(weak(29))], 'no PARSE_FAILED_NO_CERTIFICATES'],
    [
      'of a JAR signature, phone unknown',
      {},
      [config(weak(29))],
      'depends PARSE_FAILED_NO_CERTIFICATES',
      { sdk: undefined },
    ],
    ['without a type that is needed', needing('a', 'b'), [typed('config.a', 'a')], 'no FAILED_MISSING_SPLIT'],
    [
      'that needs a type itself',
      { root: { isSplitRequired: true } },
      [typed('config.a', 'a', { requiredSplitTypes: 'b' })],
      'no FAILED_MISSING_SPLIT',
    ],
    ['with a bad type', {}, [typed('config.a', 'a b')], `no ${malformed}`],
    ['with a nameless uses-split', {}, [feature({ elements: [element('uses-split')] })], `no ${malformed}`],
    ['without an application', {}, [feature({ application: null })], 'no PARSE_FAILED_MANIFEST_EMPTY'],
    [
      'of tests, without an application',
      {},
      [feature({ application: null, elements: [element('instrumentation', { name: '.T' })] })],
      'no PARSE_FAILED_MANIFEST_EMPTY',
    ],
    ['after which none is looked at', {}, [config({ sign: {} }), feature({ sign: {} })], 'no signature'],
    ['without its code', {}, [feature({ without: ['classes.dex'] })], 'no FAILED_INVALID_APK'],
    ['for newer Android versions', {}, [feature({ sdk: { min: 37 } })], 'no FAILED_OLDER_SDK'],
    ['for a preview of Android', {}, [feature({ sdk: { target: 'Next' } })], 'no FAILED_OLDER_SDK'],
    [
      'for newer versions, phone unknown',
      {},
      [feature({ sdk: { min: 37 } })],
      'depends FAILED_OLDER_SDK',
      { sdk: undefined },
    ],
    ['with libraries for other processors', {}, [libraries(library('x86'))], 'no FAILED_NO_MATCHING_ABIS'],
    ['with an odd end, which newer versions read', {}, [config(oddEnd)], 'no trick'],
    ['that Android versions read differently', {}, [feature({ components: nested })], 'no trick'],
    ['with a library of a wrong size', {}, [libraries(wrong)], 'no FAILED_CONTAINER_ERROR'],
    ['with code that cannot be used in place', embedding, [feature()], 'no FAILED_INVALID_APK'],
    ['with a library that cannot be used in place', inPlace, [libraries(compressed)], 'no FAILED_INVALID_APK'],
    [
      'with resources that no phone reads',
      {},
      [config({ parts: [noTable] })],
      'no PARSE_FAILED_BAD_MANIFEST PARSE_FAILED_RESOURCES_ARSC_COMPRESSED',
    ],
    [
      'with a provider that others may have',
      {},
      [feature({ components: [provider] })],
      'depends FAILED_CONFLICTING_PROVIDER',
    ],
  ])('do not, or perhaps: one %s', async (_, base, parts, says, phone) => {
    expect(await said(base, parts, phone)).toBe(says);
  });
});
