import type { SkinCard } from '@sideguide/guide-core/model';

export const card = {
  id: 'coloros',
  makers: ['OPPO', 'realme', 'OnePlus'],
  order: 2,
  status: 'published',
} as const satisfies SkinCard;
