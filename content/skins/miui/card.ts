import type { SkinCard } from '#lib/model/skin.ts';

export const card = {
  id: 'miui',
  makers: ['Xiaomi', 'Redmi', 'POCO'],
  order: 1,
  status: 'published',
} as const satisfies SkinCard;
