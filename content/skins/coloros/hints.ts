import type { SkinHints } from '@sideguide/guide-core/model';

/**
 * Which models wear ColorOS, realme UI or OxygenOS.
 *
 * Source: own rules, from public model lists and user agents of 2018 to August 2026. The code
 * tells the hardware, never the ROM: RMX3370 is sold with a Chinese and with an export ROM.
 */
export const hints = {
  model: [
    // Brand words and market names: "OPPO A57", "OnePlus 8T", "Realme 8i", "Find X3 Pro", "Find N2", "Reno 8".
    '^(oppo|oneplus|realme|find ?[nx]|reno ?\\d)',
    // Export phones of OPPO and OnePlus (CPH2621, CPH1859RU), realme phones (RMX3370), tablets (OPD2413, RMP2204).
    '^(CPH|RMX|OPD|RMP)\\d{4}',
    // China: PEEM00 and PBAT00 up to 2023, PHZ110 and PLT140 since 2022. Palm PVG100 and SwissMobility PRA100 end in 100.
    '^P([A-H][A-Z][MT]\\d|[G-Z][A-Z]1[1-4])0$',
    // Carriers of Japan: A301OP, OPG04.
    '^(A\\d{3}OP|OPG\\d\\d)$',
    // OnePlus 7 to 10 Pro and the first Nords: GM1913, HD1901, LE2123, NE2213.
    '^((GM|HD)19|(AC|BE|DE|DN|EB|GN|IN|IV|KB|LE|MT|NE)2[0-2])\\d\\d$',
  ],
  not: ['\\b(tv|watch)\\b'],
  // OPPO and OnePlus share CPH and the codes of China; the others are of one name.
  makers: {
    realme: ['^realme', '^(RMX|RMP)\\d{4}'],
    OnePlus: ['^oneplus', '^((GM|HD)19|(AC|BE|DE|DN|EB|GN|IN|IV|KB|LE|MT|NE)2[0-2])\\d\\d$'],
    OPPO: ['^(oppo|find ?[nx]|reno ?\\d)'],
  },
  // The browser can be installed on other makers' phones, so it only speaks when no model does.
  agent: ['\\b(HeyTap|Oppo|Realme)Browser/'],
} as const satisfies SkinHints;
