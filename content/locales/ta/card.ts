import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'ta',
  name: 'தமிழ்',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'tamil',
} as const satisfies LocaleCard;
