import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'th',
  name: 'ไทย',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'thai',
} as const satisfies LocaleCard;
