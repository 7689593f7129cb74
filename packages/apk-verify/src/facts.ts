import { iconOf } from './icon/icon.ts';
import { attr } from './manifest/attributes.ts';
import { readAxml } from './manifest/axml.ts';
import { authoritiesOf, launcherOf, marksSplits, unexported } from './manifest/components.ts';
import { labelsOf } from './manifest/labels.ts';
import { Resources } from './manifest/resources.ts';
import { Typed } from './manifest/typed.ts';
import { sdkVersions } from './manifest/versions.ts';
import type { XmlElement } from './manifest/xml-element.ts';
import { ApkError } from './model/error.ts';
import type { Facts } from './model/facts.ts';
import type { ByteSource } from './model/source.ts';
import { nativeLibraries } from './native/libraries.ts';
import { type Archive, readArchive } from './zip/directory.ts';
import { dataOffset, readEntry } from './zip/entry.ts';

const maxManifest = 4 << 20;
/** Android's own framework resources are 32 MB. */
const maxResources = 64 << 20;

const isText = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

/** The resource table and whether Android 11 and later take it: stored, at a multiple of four. */
async function resourcesOf(archive: Archive): Promise<{ readonly resources: Resources; readonly usable: boolean }> {
  const entry = archive.find('resources.arsc');
  if (!entry) return { resources: new Resources(null), usable: true };
  const resources = new Resources(await readEntry(archive, entry, 'resources', maxResources));
  return { resources, usable: entry.method === 0 && (await dataOffset(archive, entry)) % 4 === 0 };
}

async function rootOf(archive: Archive) {
  const entry = archive.find('AndroidManifest.xml');
  if (!entry) throw new ApkError('no-manifest', 'No AndroidManifest.xml');
  const { root, oddities } = readAxml(await readEntry(archive, entry, 'resources', maxManifest));
  if (root.name !== 'manifest') throw new ApkError('manifest', `The root is <${root.name}>`);
  return { root, oddities, entry };
}

/** Names of children, without repetition. */
function namesOf(elements: readonly XmlElement[], typed: Typed): string[] {
  return [...new Set(elements.map((element) => typed.text(element, attr.name)).filter(isText))];
}

/**
 * Reads the facts of an APK, as Android would on installing it and as `aapt dump badging` prints them. Nothing of them
 * is verified.
 *
 * @throws ApkError `format` if it is no archive, `no-manifest`, `manifest` where Android refuses manifest or resources,
 *   `too-large` for more than any honest file has.
 */
export async function facts(source: ByteSource): Promise<Facts> {
  return factsOf(await readArchive(source));
}

/**
 * What can be read of a file that `facts` refuses: all that its manifest says, as long as that can be read. Where resources,
 * libraries or pictures cannot, they are as if there were none. For showing what a bad file says of itself; whether it
 * installs does not follow from it.
 *
 * @throws ApkError as `facts`, for archive and manifest only.
 */
export async function readableFacts(source: ByteSource): Promise<Facts> {
  return factsOf(await readArchive(source), async (work, otherwise) => {
    try {
      return await work;
    } catch (error) {
      if (error instanceof ApkError) return otherwise;
      throw error;
    }
  });
}

/** What a part of the file comes to, or what stands for it where it cannot be read. */
type Attempt = <Result>(work: Promise<Result>, otherwise: Result) => Promise<Result>;

const noLibraries = { abis: [], alternatives: [], counted: [], aligned16k: true, unusable: [] };

/** The same of an archive that has been read. */
export async function factsOf(archive: Archive, attempt: Attempt = (work) => work): Promise<Facts> {
  const { root, oddities, entry } = await rootOf(archive);
  const none = { resources: new Resources(null), usable: false };
  const { resources, usable } = await attempt(resourcesOf(archive), none);
  const typed = new Typed(resources);
  const found = new Set<string>(oddities);
  if (entry.method !== 0 && entry.method !== 8) found.add('manifest-method');

  const [application, second] = root.all('application');
  if (second) found.add('several-applications');
  // Looked up by name, where Android takes the text as written instead of the value.
  const named = root.named('package');
  if (named?.raw !== named?.value.string) found.add('package-value');
  const packageName = named?.raw ?? '';
  const split = root.named('split')?.raw;
  if (root.get(attr.versionCode) && typed.integer(root, attr.versionCode) === null) found.add('version-code-value');
  if (root.all('uses-sdk').length > 1) found.add('several-uses-sdk');

  const extractNativeLibs = typed.flag(application, attr.extractNativeLibs, true);
  const sharedUserId = typed.text(root, attr.sharedUserId);
  const versionCodeMajor = typed.integer(root, attr.versionCodeMajor);
  const required = (element: XmlElement) => typed.flag(element, attr.required, true);
  const libraries = (application?.children ?? []).filter(({ name }) =>
    ['uses-library', 'uses-native-library', 'uses-static-library', 'uses-sdk-library'].includes(name),
  );
  const permissions = root.children.filter(({ name }) => /^uses-permission(?:-sdk-(?:23|m))?$/.test(name));
  const features = root.all('uses-feature').map((element) => ({
    name: typed.text(element, attr.name) ?? '',
    required: required(element),
  }));

  return {
    package: packageName,
    versionCode: typed.integer(root, attr.versionCode) ?? 0,
    ...(versionCodeMajor ? { versionCodeMajor } : {}),
    versionName: typed.text(root, attr.versionName) ?? '',
    ...labelsOf(resources, application, launcherOf(application, typed)),
    icon: await attempt(iconOf(archive, resources, application), null),
    ...sdkVersions(root.all('uses-sdk'), typed),
    native: await attempt(
      nativeLibraries(archive, !extractNativeLibs, typed.flag(application, attr.multiArch, false)),
      noLibraries,
    ),
    permissions: namesOf(permissions, typed),
    features: features.filter(({ name }) => name !== ''),
    libraries: namesOf(libraries.filter(required), typed),
    ...(isText(sharedUserId) ? { sharedUserId } : {}),
    debuggable: typed.flag(application, attr.debuggable, false),
    testOnly: typed.flag(application, attr.testOnly, false),
    extractNativeLibs,
    ...(isText(split) ? { split } : {}),
    needsSplits:
      typed.flag(root, attr.isSplitRequired, false) ||
      isText(typed.text(root, attr.requiredSplitTypes)) ||
      marksSplits(application, typed),
    hasCode: typed.flag(application, attr.hasCode, true),
    hasApplication: application !== undefined || root.all('instrumentation').length > 0,
    unexported: unexported(application, packageName, typed),
    resourcesUsable: usable,
    authorities: authoritiesOf(application, typed),
    ownPermissions: namesOf(root.all('permission'), typed),
    oddities: [...found],
  };
}
