import type { LocaleCard } from '@sideguide/guide-core/model';

export const card = {
  tag: 'vi',
  name: 'Tiếng Việt',
  dir: 'ltr',
  quotes: ['“', '”'],
  script: 'latin',
} as const satisfies LocaleCard;
