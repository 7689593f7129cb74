import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'uz',
  name: 'Oʻzbekcha',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'latin',
} as const satisfies LocaleCard;
