import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'tr',
  name: 'Türkçe',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'latin',
} as const satisfies LocaleCard;
