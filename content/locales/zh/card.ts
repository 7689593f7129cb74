import type { LocaleCard } from '#lib/model/locale.ts';

export const card = {
  tag: 'zh',
  name: '简体中文',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'han',
} as const satisfies LocaleCard;
