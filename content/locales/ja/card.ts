import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'ja',
  name: '日本語',
  dir: 'ltr',
  quotes: ['「', '」'],
  script: 'kana',
} as const satisfies LocaleCard;
