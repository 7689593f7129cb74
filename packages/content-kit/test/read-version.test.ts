import { guessVersions, normalizeText, readVersion } from '@sideguide/guide-core/detect';
import type { VersionTable } from '@sideguide/guide-core/model';
import { describe, expect, it } from 'vitest';
import { reads as androidReads, versions as androidVersions } from '../../../content/skins/android/versions.ts';
import { reads as colorosReads, versions as colorosVersions } from '../../../content/skins/coloros/versions.ts';
import { reads as miuiReads, versions as miuiVersions } from '../../../content/skins/miui/versions.ts';

const tables: Readonly<Record<string, VersionTable>> = {
  miui: { versions: miuiVersions, reads: miuiReads },
  coloros: { versions: colorosVersions, reads: colorosReads, androidTells: true },
  android: { versions: androidVersions, reads: androidReads, androidTells: true },
};

/** Formats skin, version, ROM and Android as one line; `-` stands for an unknown value. */
const told = (own: string, text: string): string => {
  const { skin = '-', os = '-', rom = '-', android = '-' } = readVersion(tables, own, text);
  return `${skin} ${os} ${rom} ${android}`;
};

/** Texts with the same meaning on whatever page they are typed. */
const texts: readonly (readonly [text: string, expected: string])[] = [
  ['V12.0.7.0.QCRMIXM', 'miui miui-12 global 10'],
  ['MIUI/V12.0.7.0.QCRMIXM', 'miui miui-12 global 10'],
  ['V13.0.5.0.SLIMIXM', 'miui miui-13 global 12'],
  ['14.0.3(TLIMIXM)', 'miui miui-14 global 13'],
  ['14.0.3.0(TLIMIXM)', 'miui miui-14 global 13'],
  ['V14.0.3.0.TLIMIXM', 'miui miui-14 global 13'],
  ['V14.0.3.0.TLICNXM', 'miui miui-14 cn 13'],
  ['MIUI Global V12.5.3.0.RJAEUXM', 'miui miui-12.5 global 11'],
  ['OS1.0.16.0.UMRCNXM', 'miui hyperos-1 cn 14'],
  ['OS1.0.34.0.THGMIXM', 'miui hyperos-1 global 13'],
  ['OS2.0.215.0.VMCCNXM', 'miui hyperos-2 cn 15'],
  ['OS2.0.8.0.ULJCNXM', 'miui hyperos-2 cn 14'],
  ['OS2.0.205.0.VOSMIXM', 'miui hyperos-2 global 15'],
  ['OS4.0.0.33.XPMCNXM', 'miui hyperos-4 cn 17'],
  ['OS3.0.308.0.WMCCNXM', 'miui hyperos-3 cn 16'],
  ['OS3.0.3.0.VLCCNXM', 'miui hyperos-3 cn 15'],
  ['OS4.0', 'miui hyperos-4 - -'],
  ['OS version 2.0.8.0.ULJCNXM', 'miui hyperos-2 cn 14'],
  ['OS version OS2.0.8.0.ULJCNXM Android version 14', 'miui hyperos-2 cn 14'],
  ['…205.0.VOSMIXM', 'miui - global 15'],
  ['HyperOS 2', 'miui hyperos-2 - -'],
  ['Xiaomi HyperOS 2.0.205', 'miui hyperos-2 - -'],
  ['小米澎湃OS 2', 'miui hyperos-2 - -'],
  ['MIUI Global 14.0.3', 'miui miui-14 - -'],
  ['MIUI Global 14.0.3 Stable 14.0.3.0(TLIMIXM)', 'miui miui-14 global 13'],
  ['MIUI by Xiaomi 12.5.6', 'miui miui-12.5 - -'],
  ['MIUI 12', 'miui miui-12 - -'],
  ['MIUI 11', 'miui - - -'],
  ['HyperOS 7', 'miui - - -'],
  ['CPH2621_15.0.0.303(EX01)', 'coloros coloros-15 global -'],
  ['RMX3370_13.1.0.500(CN01)', 'coloros coloros-13 cn -'],
  ['RMX3370_13.1.0.900(EX01)', 'coloros coloros-13 global -'],
  ['PGKM10_15.0.0.1100(CN01U100P01)', 'coloros coloros-15 cn -'],
  ['A301OP_14.0.0.501(EX01)', 'coloros coloros-14 global -'],
  ['CPH2621 15.0.0.303 (EX01)', 'coloros coloros-15 global -'],
  ['15.0.0.303(EX01)', 'coloros coloros-15 global -'],
  ['RMX3195_11_A.20', 'coloros - - -'],
  ['CPH1893EX_11_A.35', 'coloros - global -'],
  ['CPH1893EX_', 'coloros - global -'],
  ['17.0.0.101(SP02CN01)', 'coloros coloros-17 cn -'],
  ['ColorOS 14.0', 'coloros coloros-14 - -'],
  ['ColorOS V12.1', 'coloros coloros-12 - -'],
  ['ColorOS 7', 'coloros coloros-7 - -'],
  ['ColorOS 17', 'coloros coloros-17 - -'],
  ['ColorOS 9', 'coloros - - -'],
  ...['1', '2', '3', '4', '5', '6', '7'].map(
    (number, n) => [`realme UI ${number}.0`, `coloros coloros-${[7, 11, 12, 13, 14, 15, 16][n]} - -`] as const,
  ),
  ...['12', '13', '14', '15', '16', '17'].map(
    (number) => [`OxygenOS ${number}`, `coloros coloros-${number} - -`] as const,
  ),
  ['OxygenOS 13.1', 'coloros coloros-13 - -'],
  ['OxygenOS 11', 'coloros - - -'],
  ['ColorOS 15.0.1\nAndroid 15', 'coloros coloros-15 - 15'],
];

describe.each(['miui', 'coloros'])('typed on the page of %s', (own) => {
  it.each(texts)('%s', (text, expected) => {
    expect(told(own, text)).toBe(expected);
  });

  it.each(texts)('in small letters, and with spaces about it: %s', (text, expected) => {
    expect(told(own, `  ${text.toLowerCase().replace(/ /g, '  ')}\n`)).toBe(expected);
  });

  it.each(['', ' ', '?', '14', 'hello', 'iOS 17.1', 'Chrome OS 2', 'QUICKLY LIMIXM', '😀', '‏', '\u0000', '()', '.'])(
    'takes nothing from %j',
    (text) => {
      expect(told(own, text)).toBe('- - - -');
    },
  );

  it.each(['9', 'V', 'OS', '1.', 'A_', '(CN', ' ', '😀', 'ANDROID '])('is calm with ten thousand of %j', (letters) => {
    expect(() => readVersion(tables, own, letters.repeat(10_000 / letters.length))).not.toThrow();
  });
});

describe('a bare number, or the letters at its end', () => {
  it.each([
    ['miui', '14.0.3', 'miui miui-14 - -'],
    ['miui', '2.0.8', 'miui hyperos-2 - -'],
    ['miui', 'V12.1', 'miui miui-12 - -'],
    ['coloros', '14.0.3', 'coloros coloros-14 - -'],
    ['coloros', '2.0.8', 'coloros - - -'],
    ['miui', 'ULJCNXM', 'miui - cn 14'],
    ['miui', 'U MR CN XM', 'miui - cn 14'],
    ['miui', 'cnxm', 'miui - cn -'],
    ['miui', 'MIXM', 'miui - global -'],
    ['coloros', 'CNXM', '- - - -'],
    ['coloros', 'CN01', 'coloros - cn -'],
    ['coloros', 'ex01', 'coloros - global -'],
    ['miui', 'EX01', '- - - -'],
    ['android', '14', 'android android-14 - -'],
    ['android', '8.1.0', 'android android-8 - -'],
    ['android', '7.1', 'android - - -'],
  ])('is taken for one of the page it is typed on: %s %s', (own, text, expected) => {
    expect(told(own, text)).toBe(expected);
  });
});

it.each([
  ['miui', 'miui miui-14 - -'],
  ['coloros', 'coloros coloros-15 - -'],
])('a text that names two skins is taken for the one of the page: %s', (own, expected) => {
  expect(told(own, 'MIUI 14, ColorOS 15')).toBe(expected);
});

describe('Samsung’s versions', () => {
  it('are read by their names', () => {
    expect(told('android', 'One UI version 7.0 Android version 15')).toBe('android one-ui-7 - 15');
    expect(told('miui', 'One UI 8.5')).toBe('android one-ui-8 - -');
  });

  it('are guessed on a Samsung only', () => {
    const guess = (maker: string | undefined) => guessVersions(tables.android!, '15.0.0', maker);
    expect(guess('Samsung')).toEqual(['one-ui-7']);
    expect(guess('Pixel')).toEqual(['android-15']);
    expect(guess(undefined)).toEqual(['android-15']);
    expect(guessVersions(tables.android!, '12', 'Samsung')).toEqual(['android-12']);
    // Nobody has read its words, but a Samsung with Android 16 has no other.
    expect(guessVersions(tables.android!, '16', 'Samsung')).toEqual(['one-ui-8']);
  });
});

describe('Android alone', () => {
  it('tells the version where they go in step', () => {
    expect(told('coloros', 'Android 15')).toBe('- coloros-15 - 15');
    expect(told('android', 'Android version 15')).toBe('- android-15 - 15');
    expect(told('coloros', 'Android 11')).toBe('- - - 11');
    expect(readVersion(tables, 'coloros', 'Android 11').likely).toEqual(['coloros-11', 'coloros-12']);
  });

  it('never does where they do not', () => {
    expect(told('miui', 'Android 15')).toBe('- - - 15');
    expect(readVersion(tables, 'miui', 'Android version 14').likely[0]).toBe('hyperos-1');
    expect(readVersion(tables, 'miui', 'Android 99').likely).toEqual([]);
  });
});

describe('other ways to write it', () => {
  it.each([
    ['os٢.٠.٨.٠.ULJCNXM'],
    ['OS۲٫۰٫۸٫۰.ULJCNXM'],
    ['ＯＳ２．０．８．０．ＵＬＪＣＮＸＭ'],
    ['OS२.०.८.०.ULJCNXM'],
    ['OS๒.๐.๘.๐.ULJCNXM'],
    ['\u200eOS2.0.8.0.\u2068ULJCNXM\u2069'],
    ['os 2 . 0 . 8 . 0 . uljcnxm'],
    ['OS2。0。8。0。ULJCNXM'],
  ])('%s', (text) => {
    expect(told('miui', text)).toBe('miui hyperos-2 cn 14');
  });

  it('is tidied once for all rules', () => {
    expect(normalizeText('  rmx3370_13 .1\u00a0( cn01 ) ')).toBe('RMX3370_13.1(CN01)');
  });
});
