import type { XmlElement } from '../xml-element.ts';
import type { Inspection } from './inspection.ts';

// android.content.res.Element and Validator: how long texts may be, and how many elements of a kind there may be.

const names =
  /^(?:backupAgent|category|manageSpaceActivity|name|parentActivityName|permission|process|readPermission|requiredAccountType|requiredSystemPropertyName|restrictedAccountType|targetActivity|targetName|targetProcesses|taskAffinity|writePermission|versionName)$/;
const longestName = 1024;
const longest = 32_768;
const lengths: ReadonlyMap<string, number> = new Map(
  Object.entries({
    host: 256,
    port: 256,
    scheme: 256,
    permissionGroup: 256,
    sharedUserId: 256,
    package: 256,
    targetPackage: 256,
    mimeType: 512,
    path: 4000,
    pathAdvancedPattern: 4000,
    pathPattern: 4000,
    pathPrefix: 4000,
    pathSuffix: 4000,
  }),
);
/** Lengths and numbers that a newer version of AOSP lowered or added. */
const newerMimeType = 255;
const newerActivities = 30_000;
const allMetaData = 262_144;

const component = { 'meta-data': 1000, 'intent-filter': 20_000 };
const filter = { action: 20_000, category: 40_000, data: 40_000 };
/** The children of an element that are looked at, with the number that is allowed. */
const counts = new Map<string, ReadonlyMap<string, number>>(
  Object.entries({
    manifest: {
      ...{ application: 100, overlay: 100, instrumentation: 100, 'permission-group': 100, 'permission-tree': 100 },
      ...{ 'supports-gl-texture': 100, 'supports-screens': 100, 'uses-configuration': 100, 'uses-sdk': 100 },
      ...{ 'compatible-screens': 200, queries: 200, attribution: 400, 'uses-feature': 400, permission: 2000 },
      ...{ 'uses-permission': 20_000, 'uses-permission-sdk-23': 20_000, 'uses-permission-sdk-m': 20_000 },
    },
    application: {
      ...{ profileable: 100, 'uses-native-library': 100, receiver: 1000, service: 1000, 'meta-data': 1000 },
      ...{ 'uses-library': 1000, 'activity-alias': 4000, provider: 8000, activity: 40_000 },
    },
    activity: { layout: 1000, ...component },
    'activity-alias': component,
    receiver: component,
    service: component,
    provider: { 'grant-uri-permission': 100, 'path-permission': 100, ...component },
    queries: { package: 1000, intent: 2000, provider: 8000 },
    intent: filter,
    'intent-filter': filter,
    'compatible-screens': { screen: 4000 },
  }).map(([name, children]) => [name, new Map(Object.entries(children))]),
);

/** Attributes that name a class, and letters that none may have. */
const classes: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    activity: ['name', 'parentActivityName'],
    'activity-alias': ['targetActivity'],
    application: ['backupAgent', 'name'],
    instrumentation: ['name'],
    provider: ['name'],
    receiver: ['name'],
    service: ['name'],
  }),
);
const notInClasses = /[;,[\](){}:?%^*|/\\]/;

function checkTexts(element: XmlElement, found: Inspection): void {
  for (const { name, value, id } of element.attributes) {
    const text = value.string ?? (value.reference === null || id === 0 ? null : (found.text(element, id) ?? null));
    if (text === null || name === null) continue;
    const most = names.test(name) ? longestName : (lengths.get(name) ?? longest);
    if (text.length > most) {
      // Thousands may share a long name: its characters are not looked at.
      found.breaks('text-length', `${element.name}/${name}`);
      continue;
    }
    if (name === 'mimeType' && text.length > newerMimeType) found.breaks('newer-limits', `${element.name}/${name}`);
    if (classes.get(element.name)?.includes(name) && notInClasses.test(text)) found.breaks('class-characters', text);
  }
}

/** Checks an element and what is in it. */
export function checkLimits(element: XmlElement, found: Inspection): void {
  checkTexts(element, found);
  const allowed = counts.get(element.name);
  const seen = new Map<string, number>();
  let metaData = 0;
  for (const child of element.children) {
    const { name } = child;
    const most = allowed?.get(name);
    if (most === undefined) continue;
    const kind = name.startsWith('uses-permission') ? 'uses-permission' : name;
    const count = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, count);
    if (count === most + 1) found.breaks('element-count', `${element.name}/${kind}`);
    if (kind === 'activity' && count === newerActivities + 1) found.breaks('newer-limits', `${element.name}/${kind}`);
    if (name === 'meta-data') metaData += child.android('value')?.value.string?.length ?? 0;
    checkLimits(child, found);
  }
  if (metaData > allMetaData) found.breaks('newer-limits', `${element.name}/meta-data`);
}
