import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'ja',
  name: '日本語',
  dir: 'ltr',
  quotes: ['「', '」'],
  script: 'kana',
} as const satisfies LocaleCard;
