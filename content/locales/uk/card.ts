import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'uk',
  name: 'Українська',
  dir: 'ltr',
  quotes: ['«', '»'],
  script: 'latin',
} as const satisfies LocaleCard;
