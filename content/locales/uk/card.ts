import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'uk',
  name: 'Українська',
  dir: 'ltr',
  quotes: ['«', '»'],
  script: 'latin',
} as const satisfies LocaleCard;
