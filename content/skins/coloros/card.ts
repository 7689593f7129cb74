import type { SkinCard } from '#lib/model/skin.ts';

export const card = {
  id: 'coloros',
  makers: ['OPPO', 'realme', 'OnePlus'],
  order: 2,
  status: 'published',
} as const satisfies SkinCard;
