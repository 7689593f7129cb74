import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'zh',
  name: '简体中文',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'han',
} as const satisfies LocaleCard;
