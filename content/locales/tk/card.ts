import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'tk',
  name: 'Türkmençe',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'latin',
} as const satisfies LocaleCard;
