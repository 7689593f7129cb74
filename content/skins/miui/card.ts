import type { SkinCard } from '@sideguide/guide-core/model';

export const card = {
  id: 'miui',
  makers: ['Xiaomi', 'Redmi', 'POCO'],
  order: 1,
  status: 'published',
} as const satisfies SkinCard;
