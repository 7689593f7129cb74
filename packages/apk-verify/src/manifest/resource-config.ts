import { u16At, u32At } from '../bytes/view.ts';

// Configurations that resources are made for (androidfw ResourceTypes.h, ResTable_config). A file may contain an older,
// shorter form: the missing fields are zero.

const length = 64;
/** Density assumed for a configuration without one. */
const medium = 160;
const DENSITY_ANY = 0xfffe;
const PORTRAIT = 1;
const NORMAL_SCREEN = 2;

export interface ResourceConfig {
  /** BCP 47 tag as written by androidfw (getBcp47Locale), empty for the default. Comes from the file, unchecked. */
  readonly locale: string;
  readonly density: number;
  readonly sdk: number;
  readonly orientation: number;
  readonly screenSize: number;
  readonly smallestWidth: number;
  readonly width: number;
  readonly height: number;
  /** True if a plain phone may use it: no operator, night mode, watch, keyboard or direction is required. */
  readonly plain: boolean;
  /** True for the default configuration, which fits every phone. */
  readonly isDefault: boolean;
}

/** Decodes two letters, or three packed into two bytes (unpackLanguageOrRegion). */
function code(first: number, second: number, base: number): string {
  if (first & 0x80)
    return String.fromCharCode(
      base + (second & 0x1f),
      base + (second >> 5) + ((first & 3) << 3),
      base + ((first & 0x7c) >> 2),
    );
  return first ? String.fromCharCode(first, second) : '';
}

function ascii(bytes: Uint8Array): string {
  const end = bytes.indexOf(0);
  return String.fromCharCode(...(end < 0 ? bytes : bytes.subarray(0, end)));
}

function localeOf(config: Uint8Array): string {
  const language = code(config[8]!, config[9]!, 0x61);
  const region = code(config[10]!, config[11]!, 0x30);
  if (language === '' && region === '') return '';
  const tag = [language, ascii(config.subarray(36, 40)), region, ascii(config.subarray(40, 48))]
    .filter((part) => part !== '')
    .join('-');
  const digits = ascii(config.subarray(53, 61));
  return digits === '' ? tag : `${tag}-u-nu-${digits}`;
}

/**
 * Reads a configuration.
 *
 * @param bytes The structure, which starts with its own size; at least four bytes.
 */
export function readConfig(bytes: Uint8Array): ResourceConfig {
  const config = new Uint8Array(length);
  config.set(bytes.subarray(0, Math.min(length, u32At(bytes, 0), bytes.length)));
  const screenLayout = config[28]!;
  const uiMode = config[29]!;
  const others = [
    u32At(config, 4), // operator
    config[13]!, // touchscreen
    config[16]! | config[17]! | (config[18]! & 0x0f), // keyboard, navigation, whether they are hidden
    u32At(config, 20), // screen in pixels
    u16At(config, 26), // minor version
    screenLayout & 0xf0, // long, direction
    uiMode & 0x3f, // car, watch, night
    (config[48]! & 3) | (config[49]! & 0x0f), // round, gamut, HDR
  ];
  return {
    locale: localeOf(config),
    density: u16At(config, 14),
    sdk: u16At(config, 24),
    orientation: config[12]!,
    screenSize: screenLayout & 0x0f,
    smallestWidth: u16At(config, 30),
    width: u16At(config, 32),
    height: u16At(config, 34),
    plain: others.every((bits) => bits === 0),
    isDefault: bytes.subarray(4, u32At(bytes, 0)).every((byte) => byte === 0),
  };
}

/** The phone that `aapt dump badging` assumes: portrait, 320 × 480 dp, as new as possible. */
const phone = { width: 320, height: 480, smallestWidth: 320, sdk: 10_000 };

/** Implements ResTable_config::match for that phone, except for the locale. */
export function matchesConfig(config: ResourceConfig): boolean {
  return (
    config.plain &&
    config.screenSize <= NORMAL_SCREEN &&
    config.smallestWidth <= phone.smallestWidth &&
    config.width <= phone.width &&
    config.height <= phone.height &&
    (config.orientation === 0 || config.orientation === PORTRAIT) &&
    config.sdk <= phone.sdk
  );
}

/** Whether a screen prefers the first of two densities: scaling down costs half as much as scaling up. */
function denser(one: number, other: number, wanted: number): boolean {
  const [high, low] = one > other ? [one, other] : [other, one];
  const bigger = one > other;
  if (one === DENSITY_ANY) return true;
  if (other === DENSITY_ANY) return false;
  if (wanted >= high) return bigger;
  if (low >= wanted) return !bigger;
  return (2 * low - wanted) * high > wanted * wanted ? !bigger : bigger;
}

/** Implements ResTable_config::isBetterThan for that phone, except for the locale. Both configurations must match. */
export function better(one: ResourceConfig, other: ResourceConfig, density = medium): boolean {
  if (one.smallestWidth !== other.smallestWidth) return one.smallestWidth > other.smallestWidth;
  const dp = other.width + other.height - one.width - one.height;
  if (dp !== 0) return dp < 0;
  if (one.screenSize !== other.screenSize) {
    const [mine, its] = [one.screenSize || NORMAL_SCREEN, other.screenSize || NORMAL_SCREEN];
    return mine === its ? one.screenSize !== 0 : mine > its;
  }
  if (one.orientation !== other.orientation) return one.orientation !== 0;
  if (one.density !== other.density) {
    // The structure's default is medium; they are not compared only if both lack a density.
    return denser(one.density || medium, other.density || medium, density);
  }
  return one.sdk > other.sdk;
}
