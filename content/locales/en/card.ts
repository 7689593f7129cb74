import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'en',
  name: 'English',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'latin',
  fallback: true,
} as const satisfies LocaleCard;
