import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'ur',
  name: 'اردو',
  dir: 'rtl',
  quotes: ['”', '“'],
  script: 'arabic',
} as const satisfies LocaleCard;
