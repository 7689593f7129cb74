import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'uz',
  name: 'Oʻzbekcha',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'latin',
} as const satisfies LocaleCard;
