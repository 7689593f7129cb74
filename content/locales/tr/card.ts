import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'tr',
  name: 'Türkçe',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'latin',
} as const satisfies LocaleCard;
