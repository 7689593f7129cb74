import type { SkinHints } from '@sideguide/guide-core/model';

/**
 * Which models wear MIUI or HyperOS.
 *
 * Source: own rules, from public model lists and user agents of 2018 to August 2026. The
 * code tells the hardware, never the ROM: a custom ROM keeps it, and a Chinese phone may run the Global ROM.
 */
export const hints = {
  model: [
    // Brand words: "Redmi Note 9 Pro", "POCO F1", "Xiaomi 13".
    '^(xiaomi|redmi|poco(phone)?|hongmi)\\b',
    // The short brand: "MI 8", "Mi 10T", "MI CC 9", "Mi-4c", "MIX 2S". A bare `mi` would take Micromax along.
    '^mi[ _-]?(\\d|cc|max|mix|note|pad|play)|^mix( |$)',
    // "HM NOTE 1S": with a hyphen it is a Haier.
    '^hm[ _](\\d|note)',
    // 2018 to 2021: M, year, month, series letter. M1901F7G, M2101K6G, M2012K11AG.
    '^M(1[89]|2[01])[01]\\d[A-L]\\d\\w{1,5}$',
    // Since 2021: year, month, a serial, and a letter for the market. 2201117TG, 23049PCD8G, 2312DRAABC, 22101316UCP.
    '^2[1-9](0[1-9]|1[0-2])[\\dA-F][\\dA-Z]{2,5}[A-Z]$',
    // Since 2026, few are known: M531DA, M025EC.
    '^M\\d{3}[A-F]{2}$',
    // Carriers of Japan, and open-market codes of India: XIG05, A401XM, MZB8458IN.
    '^(XIG0\\d|A\\d0\\dXM|MZB\\w{4}IN)$',
  ],
  not: [
    // Android One phones have the maker's name and none of its skin: Mi A1, A2, A2 Lite, A3, and their codes.
    '^(xiaomi )?mi[ _-]?a[123]\\b|^M(1804D2S[GI]|1805D1SG|1906F9S[HI])$',
    // FreeYond 2305003M.
    '^\\d{7}M$',
    // Meizu M578CA.
    '^M578',
    '\\b(tv|box|watch)\\b',
  ],
  // Codes are shared by the three names; brand words are not.
  makers: {
    Redmi: ['^(redmi|hongmi)\\b', '^hm[ _](\\d|note)'],
    POCO: ['^poco(phone)?\\b'],
    Xiaomi: ['^xiaomi\\b', '^mi[ _-]?(\\d|cc|max|mix|note|pad|play)|^mix( |$)'],
  },
  // Other makers' phones get this browser from the store, so it only speaks when no model does.
  agent: ['\\bMiuiBrowser/'],
} as const satisfies SkinHints;
