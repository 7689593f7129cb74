import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'ur',
  name: 'اردو',
  dir: 'rtl',
  quotes: ['”', '“'],
  script: 'arabic',
} as const satisfies LocaleCard;
