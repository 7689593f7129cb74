import { attr } from '../attributes.ts';
import { type Value, valueType } from '../value.ts';
import type { XmlElement } from '../xml-element.ts';
import { type Inspection, ownText } from './inspection.ts';
import { never } from './parser-rules.ts';

/**
 * What Android takes for an attribute: an integer, whose text may be a number too (TypedArray.getInt), or may not (`strict`:
 * getInteger), or may since Android 11 (`screen`); a number with a fraction; a length.
 */
type Kind = 'strict' | 'screen' | 'float' | 'dimension';

/**
 * An attribute that Android reads as a number: the lower half of its resource ID, and the first API level that reads it.
 */
type Read = readonly [id: number, from?: number, kind?: Kind];

/** Numbers of Android's own attributes start here. */
const firstAttribute = 0x0101_0000;

const screen = 'screen';
const strict = 'strict';

const filter = {
  priority: [0x1c],
  order: [0x1ea, 28],
} as const;

/** What is read, by element. */
const reads: Readonly<Record<string, Readonly<Record<string, Read>>>> = {
  manifest: {
    installLocation: [0x2b7, 1, strict],
    revisionCode: [0x4d5, 22, strict],
    compileSdkVersion: [0x572, 28, strict],
  },
  permission: {
    protectionLevel: [0x9],
    permissionFlags: [0x3c7],
  },
  'permission-group': {
    priority: [0x1c],
    permissionGroupFlags: [0x3c5],
  },
  'uses-permission': {
    usesPermissionFlags: [0x644, 31],
  },
  'uses-feature': {
    version: [0x519, 24],
    glEsVersion: [0x281],
  },
  'uses-configuration': {
    reqTouchScreen: [0x227],
    reqKeyboardType: [0x228],
    reqNavigation: [0x22a],
  },
  'supports-screens': {
    smallScreens: [0x284, 1, screen],
    normalScreens: [0x285, 1, screen],
    largeScreens: [0x286, 1, screen],
    xlargeScreens: [0x2bf, 1, screen],
    resizeable: [0x28d, 1, screen],
    anyDensity: [0x26c, 1, screen],
    requiresSmallestWidthDp: [0x364, 1, screen],
    compatibleWidthLimitDp: [0x365, 1, screen],
    largestWidthLimitDp: [0x366, 1, screen],
  },
  application: {
    uiOptions: [0x398],
    appCategory: [0x545, 26],
    autoRevokePermissions: [0x613, 30],
    gwpAsanMode: [0x616, 30],
    memtagMode: [0x624, 31],
    maxAspectRatio: [0x560, 26, 'float'],
    minAspectRatio: [0x59b, 29, 'float'],
  },
  process: {
    gwpAsanMode: [0x616, 30],
    memtagMode: [0x624, 31],
  },
  'apex-system-service': {
    initOrder: [0x1a],
  },
  activity: {
    uiOptions: [0x398],
    launchMode: [0x1d],
    screenOrientation: [0x1e],
    configChanges: [0x1f],
    windowSoftInputMode: [0x22b],
    documentLaunchMode: [0x445],
    maxRecents: [0x446],
    persistableMode: [0x42d, 1, strict],
    lockTaskMode: [0x4ed, 23],
    rotationAnimation: [0x53a, 26],
    recreateOnConfigChanges: [0x547, 26],
    colorMode: [0x54a, 26],
  },
  layout: {
    gravity: [0xaf, 24],
    minWidth: [0x13f, 24, 'dimension'],
    minHeight: [0x140, 24, 'dimension'],
  },
  receiver: {
    uiOptions: [0x398],
  },
  service: {
    foregroundServiceType: [0x599, 29],
  },
  provider: {
    initOrder: [0x1a],
  },
  'intent-filter': filter,
  intent: filter,
};

/** Characters up to which a text is looked at: thousands of components may share a long one. */
const longest = 100;
/** Newer versions take an empty text for a missing number; whether any before Android 12 did is unknown. */
const emptyText = { sure: never, to: 30 };

const digits = { 8: /^[+-]?[0-7]+$/, 10: /^[+-]?\p{Nd}+$/u, 16: /^[+-]?[\da-f]+$/i };

/** Whether XmlUtils.convertValueToInt reads a text as a number: with a sign, hexadecimal, or octal. */
function isNumber(text: string): boolean {
  const [start] = /^-?(?:0x|#|0(?=.))?/i.exec(text)!;
  const radix = /[x#]$/i.test(start) ? 16 : start.endsWith('0') ? 8 : 10;
  const rest = text.slice(start.length);
  const value = Number.parseInt(rest, radix);
  return digits[radix].test(rest) && !(value >= 2 ** 31 || value < -(2 ** 31));
}

/** Whether Float.parseFloat reads a text. */
const isFloat = (text: string): boolean =>
  /^[+-]?(?:NaN|Infinity|(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?[fFdD]?)$/.test(text.trim());

const isOfKind = (kind: Kind | undefined) => (value: Value) =>
  kind === 'dimension'
    ? value.type === valueType.dimension
    : value.integer !== null || (kind === 'float' && value.type === valueType.float);

/** The last API level that took no text for the size of screens: before ParsingPackageUtils. */
const lastStrict = 29;

/**
 * Finds what Android reads as a number in an element and is none: it throws.
 *
 * @param first The first Android version that reads the element.
 */
export function checkNumbers(element: XmlElement, found: Inspection, first = 1): void {
  const known = reads[element.name] ?? {};
  for (const name of Object.keys(known)) {
    const [offset, since = 1, kind] = known[name]!;
    const id = firstAttribute + offset;
    // A feature with a name has no version of OpenGL ES.
    if (name === 'glEsVersion' && ownText(element, attr.name) !== null) continue;
    const text = found.holds(element, id, isOfKind(kind)) ? null : found.text(element, id);
    if (typeof text !== 'string') continue;
    const read = text.slice(0, longest);
    const from = Math.max(first, since);
    const breaks = (versions = {}) => found.breaks('number', `${element.name}/${name}`, { from, ...versions });
    if (kind === 'float') {
      if (!isFloat(read)) breaks();
    } else if (kind === strict || kind === 'dimension') breaks();
    else if (text === '') breaks(emptyText);
    else if (!isNumber(read)) breaks();
    else if (kind === screen) breaks({ to: lastStrict });
  }
}
