import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'th',
  name: 'ไทย',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'thai',
} as const satisfies LocaleCard;
