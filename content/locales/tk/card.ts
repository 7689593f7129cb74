import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'tk',
  name: 'Türkmençe',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'latin',
} as const satisfies LocaleCard;
