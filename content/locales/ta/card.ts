import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'ta',
  name: 'தமிழ்',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'tamil',
} as const satisfies LocaleCard;
