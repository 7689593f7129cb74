import type { SkinCard } from '#lib/model/skin.ts';

export const card = {
  id: 'coloros',
  makers: ['OPPO', 'realme', 'OnePlus'],
  versions: [
    { id: 'coloros-16', name: 'ColorOS 16' },
    { id: 'coloros-15', name: 'ColorOS 15' },
  ],
  order: 2,
  status: 'published',
} as const satisfies SkinCard;
