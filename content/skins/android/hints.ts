import type { SkinHints } from '@sideguide/guide-core/model';

/** Patterns of models by the name on the phone. */
const makers = {
  // Samsung Internet writes the maker's name before the model. SC, SCV and SCG are phones for Japan.
  Samsung: ['^(SAMSUNG[ -])?(SM-[A-Z]?\\d{3,4}|SC-\\d\\d[A-Z]|SC[VG]\\d\\d|SGH-|GT-[A-Z]\\d|Galaxy\\b)'],
  Pixel: ['^Pixel\\b'],
  Motorola: ['^(moto\\b|motorola\\b|XT-?\\d{4}|thinkphone)'],
  Nokia: ['^(nokia\\b|hmd\\b|TA-\\d{4}$)'],
  // SO, SOG, SOV and 801SO are phones for Japan.
  Sony: [
    '^(XQ-[A-Z]{2}\\d\\d|SO-?\\d\\d[A-Z]|SO[GV]\\d\\d|[GHIJ][3489]\\d{3}$|([789]0|A\\d0)\\dSO$|xperia\\b|sony\\b)',
  ],
  Nothing: ['^(nothing\\b|cmf\\b|A(0(01|09|15|24|59|6[3-9])|142)[PT]?$|AIN065$|phone \\([123]a?\\))'],
  ASUS: ['^(ASUS|Zenfone\\b|Z[A-Z]\\d{3}K[LS]$)'],
  Fairphone: ['^(Fairphone\\b|FP\\d$)'],
  vivo: ['^(vivo\\b|iqoo\\b|jovi\\b|V[12]\\d{3}(_\\w+)?[A-Z]{0,2}\\d?$|I[12]\\d{3}$|i?PA[2-9]\\d{3}$|J25\\d\\d$)'],
  // The codes of both makers follow one scheme, so that only the names tell them apart.
  HONOR: ['^honor\\b'],
  Huawei: ['^huawei\\b'],
  TECNO: ['^(MZ-)?TECNO[ _-]'],
  Infinix: ['^(MZ-)?Infinix[ _-]'],
  itel: ['^(MZ-)?itel[ _-]'],
} as const;

/**
 * Phones with Android’s own settings, or with those of a maker that this guide has no steps for.
 *
 * Source: own rules, written from public lists of models (KHwang9883/MobileModels@c85fb0cc) and user agents of Android 8
 * and newer (matomo-org/device-detector@3856a2869).
 */
export const hints = {
  model: Object.values(makers).flat(),
  // Watches; BLU’s phones of the name Vivo.
  not: ['\\b(tv|watch)\\b', '^(SAMSUNG[ -])?SM-[RL]\\d', '^vivo (XL|XI|go\\b|one\\b)'],
  makers,
} as const satisfies SkinHints;
