import { describe, expect, it } from 'vitest';
import { pickLocale } from './pick-locale.ts';

const offered = ['en', 'zh', 'ja', 'sv', 'ta', 'th', 'tk', 'tr', 'uk', 'ur', 'uz', 'vi'];
const pickFrom = (reported: unknown) => pickLocale(reported, offered, 'en');

/** Values that browsers send, and malformed ones. */
const codes: Readonly<Record<string, readonly unknown[]>> = {
  en: ['en', 'EN', 'en-US', 'en-GB-oxendict', 'en_IN', 'en-', 'en-x-private'],
  zh: ['zh', 'zh-TW', 'zh-Hant-TW', 'zh-Hans-CN', 'ZH-hk', 'zh_CN', 'zh-cmn-Hans-CN', 'zh-CN-u-co-stroke'],
  ja: ['ja', 'ja-JP', 'JA_jp', 'ja-JP-u-ca-japanese'],
  sv: ['sv', 'sv-SE', 'sv-FI'],
  ta: ['ta', 'ta-IN', 'ta-LK', 'ta-Taml-IN', 'TA'],
  th: ['th', 'th-TH', 'th-TH-u-nu-thai'],
  tk: ['tk', 'tk-TM', 'tk-Latn-TM'],
  tr: ['tr', 'tr-TR', 'TR-cy', 'TR'],
  uk: ['uk', 'uk-UA', 'uk_UA'],
  ur: ['ur', 'ur-PK', 'UR-pk', 'ur-IN', 'ur-Aran-PK', 'ur-PK-u-nu-arabext', ' ur-PK ', 'ur_IN'],
  uz: ['uz', 'uz-UZ', 'uz-Cyrl-UZ', 'uz-Latn-UZ', 'uz-Arab-AF'],
  vi: ['vi', 'vi-VN', 'VI_vn'],
};

/** Codes of other languages and invalid codes: all give the fallback. */
const others: readonly unknown[] = [
  ...['de', 'de-AT', 'fr-CA', 'pt-BR', 'zu', 'iw', 'in', 'ar-SA', 'fa-IR', 'hi-IN', 'ru-UA', 'ua', 'cn', 'jp', 'se'],
  ...['tlh', 'zho', 'jpn', 'eng-US', 'uzb', 'tam', 'tha', 'tuk', 'tur', 'ukr', 'urd', 'vie', 'swe', 'yue-Hant-HK'],
  ...['', ' ', '-', '_', '--', '-ur', '_ur', 'x-ur', 'i-klingon', '*', 'und', 'und-UA', 'C', 'POSIX', '🇺🇦', 'u r'],
  ...[
    'ur,en',
    'ur;q=0.9',
    'ur.UTF-8',
    'ur/PK',
    'ur\u0000',
    'uｒ',
    'ｕｒ',
    'u\u0301r',
    'UR\u200d',
    'vı',
    'null',
    'undefined',
  ],
  ...['__proto__', 'constructor', 'toString', 'a'.repeat(100_000), `${'ur'.repeat(50_000)}-PK`, '-'.repeat(100_000)],
  ...[undefined, null, 0, 42, Number.NaN, 7n, true, false, Symbol('ur'), () => 'ur'],
  ...[[], ['ur'], ['ur-PK', 'en'], {}, { language: 'ur' }, { toString: () => 'ur' }, Object.create(null), new Date(0)],
];

describe('pickLocale', () => {
  const rows = Object.entries(codes).flatMap(([tag, reportedCodes]) =>
    reportedCodes.map((reported) => ({ reported, tag })),
  );
  it.each(rows)('picks $tag for $reported', ({ reported, tag }) => {
    expect(pickFrom(reported)).toBe(tag);
  });

  it('is tested with all twelve languages and at least 45 codes', () => {
    expect(Object.keys(codes).sort()).toEqual([...offered].sort());
    expect(new Set(rows.map(({ reported }) => reported)).size).toBeGreaterThanOrEqual(45);
  });

  it.each(others.map((reported) => [describeValue(reported), reported] as const))(
    'falls back for %s',
    (_name, reported) => {
      expect(pickFrom(reported)).toBe('en');
    },
  );

  it('returns the given fallback, even an empty one, and never a language that is not offered', () => {
    expect(pickLocale('de', offered, '')).toBe('');
    expect(pickLocale('en-US', ['uk', 'ur'], 'uk')).toBe('uk');
    expect(pickLocale('ur', [], 'en')).toBe('en');
  });

  it('returns an offered tag or the fallback for every two-letter code', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz'];
    const picked = letters.flatMap((a) => letters.map((b) => pickFrom(`${a}${b}-XX`)));
    expect(picked.filter((tag) => tag !== 'en')).toHaveLength(offered.length - 1);
    expect(new Set(picked)).toEqual(new Set(offered));
  });
});

/** Returns a name for any value, including those that JSON cannot represent. */
function describeValue(reported: unknown): string {
  try {
    return `${typeof reported} ${JSON.stringify(reported)}`.slice(0, 60);
  } catch {
    return typeof reported;
  }
}
