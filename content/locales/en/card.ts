import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'en',
  name: 'English',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'latin',
  fallback: true,
} as const satisfies LocaleCard;
