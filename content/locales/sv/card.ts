import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'sv',
  name: 'Svenska',
  dir: 'ltr',
  quotes: ['”', '”'],
  script: 'latin',
} as const satisfies LocaleCard;
