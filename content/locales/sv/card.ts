import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'sv',
  name: 'Svenska',
  dir: 'ltr',
  quotes: ['”', '”'],
  script: 'latin',
} as const satisfies LocaleCard;
