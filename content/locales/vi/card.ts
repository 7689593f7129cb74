import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'vi',
  name: 'Tiếng Việt',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'latin',
} as const satisfies LocaleCard;
