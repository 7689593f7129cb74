import { attr } from '../attributes.ts';
import type { XmlElement } from '../xml-element.ts';
import { type Inspection, ownText } from './inspection.ts';
import { never } from './parser-rules.ts';

/** An attribute that Android reads as a number. */
interface Read {
  /** Resource ID. */
  readonly id: number;
  /** The first API level that reads it; all do by default. */
  readonly from?: number;
  /** True if a text is refused even if it is a number: TypedArray.getInteger instead of getInt. */
  readonly takesNoText?: boolean;
}

const reads = {
  appCategory: { id: 0x01010545, from: 26 },
  anyDensity: { id: 0x0101026c },
  colorMode: { id: 0x0101054a, from: 26 },
  compatibleWidthLimitDp: { id: 0x01010365 },
  compileSdkVersion: { id: 0x01010572, from: 28, takesNoText: true },
  configChanges: { id: attr.configChanges },
  documentLaunchMode: { id: 0x01010445 },
  foregroundServiceType: { id: 0x01010599, from: 29 },
  glEsVersion: { id: 0x01010281 },
  initOrder: { id: attr.initOrder },
  installLocation: { id: 0x010102b7, takesNoText: true },
  largeScreens: { id: 0x01010286 },
  largestWidthLimitDp: { id: 0x01010366 },
  launchMode: { id: attr.launchMode },
  lockTaskMode: { id: 0x010104ed, from: 23 },
  maxRecents: { id: 0x01010446 },
  normalScreens: { id: 0x01010285 },
  order: { id: 0x010101ea, from: 28 },
  permissionFlags: { id: 0x010103c7 },
  permissionGroupFlags: { id: 0x010103c5 },
  persistableMode: { id: 0x0101042d, takesNoText: true },
  priority: { id: attr.priority },
  protectionLevel: { id: attr.protectionLevel },
  recreateOnConfigChanges: { id: 0x01010547, from: 26 },
  reqKeyboardType: { id: 0x01010228 },
  reqNavigation: { id: 0x0101022a },
  reqTouchScreen: { id: 0x01010227 },
  requiresSmallestWidthDp: { id: 0x01010364 },
  resizeable: { id: 0x0101028d },
  revisionCode: { id: 0x010104d5, from: 22, takesNoText: true },
  rotationAnimation: { id: 0x0101053a, from: 26 },
  screenOrientation: { id: attr.screenOrientation },
  smallScreens: { id: 0x01010284 },
  uiOptions: { id: 0x01010398 },
  usesPermissionFlags: { id: attr.usesPermissionFlags, from: 31 },
  version: { id: attr.version, from: 24 },
  windowSoftInputMode: { id: attr.windowSoftInputMode },
  xlargeScreens: { id: 0x010102bf },
} as const satisfies Readonly<Record<string, Read>>;
type Name = keyof typeof reads;

/** What is read of the manifest's own elements, by element … */
const ofManifest: ReadonlyMap<string, readonly Name[]> = new Map<string, readonly Name[]>([
  ['manifest', ['installLocation', 'revisionCode', 'compileSdkVersion']],
  ['permission', ['protectionLevel', 'permissionFlags']],
  ['permission-group', ['priority', 'permissionGroupFlags']],
  ['uses-permission', ['usesPermissionFlags']],
  ['uses-feature', ['version', 'glEsVersion']],
  ['uses-configuration', ['reqTouchScreen', 'reqKeyboardType', 'reqNavigation']],
  [
    'supports-screens',
    [
      'smallScreens',
      'normalScreens',
      'largeScreens',
      'xlargeScreens',
      'resizeable',
      'anyDensity',
      'requiresSmallestWidthDp',
      'compatibleWidthLimitDp',
      'largestWidthLimitDp',
    ],
  ],
]);

/** … and of the application and what is in it. */
const ofApplication: ReadonlyMap<string, readonly Name[]> = new Map<string, readonly Name[]>([
  ['application', ['uiOptions', 'appCategory']],
  [
    'activity',
    [
      'uiOptions',
      'launchMode',
      'screenOrientation',
      'configChanges',
      'windowSoftInputMode',
      'documentLaunchMode',
      'maxRecents',
      'persistableMode',
      'lockTaskMode',
      'rotationAnimation',
      'recreateOnConfigChanges',
      'colorMode',
    ],
  ],
  ['receiver', ['uiOptions']],
  ['service', ['foregroundServiceType']],
  ['provider', ['initOrder']],
  ['intent-filter', ['priority', 'order']],
  ['intent', ['priority', 'order']],
]);

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

function check(element: XmlElement, names: readonly Name[] | undefined, found: Inspection, first = 1): void {
  for (const name of names ?? []) {
    const { id, from: since = 1, takesNoText = false }: Read = reads[name];
    // A feature with a name has no version of OpenGL ES.
    if (found.isInteger(element, id) || (name === 'glEsVersion' && ownText(element, attr.name) !== null)) continue;
    const text = found.text(element, id);
    if (typeof text !== 'string') continue;
    const from = Math.max(first, since);
    const what = `${element.name}/${name}`;
    if (text === '' && !takesNoText) found.breaks('number', what, { ...emptyText, from });
    else if (takesNoText || !isNumber(text.slice(0, longest))) found.breaks('number', what, { from });
  }
}

/** Finds what Android reads as a number in the manifest's own elements and is none: it throws. */
export const checkNumbers = (element: XmlElement, found: Inspection): void =>
  check(element, ofManifest.get(element.name), found);

/**
 * Finds the same in the application and what is in it.
 *
 * @param from The first Android version that reads the element.
 */
export const checkAppNumbers = (element: XmlElement, found: Inspection, from = 1): void =>
  check(element, ofApplication.get(element.name), found, from);
