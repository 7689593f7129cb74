import type { SkinCard } from '#lib/model/skin.ts';

export const card = {
  id: 'coloros',
  makers: ['OPPO', 'realme', 'OnePlus'],
  versions: [
    { id: 'coloros-16', name: 'ColorOS 16 · OxygenOS 16 · realme UI 7' },
    { id: 'coloros-15', name: 'ColorOS 15 · OxygenOS 15 · realme UI 6' },
  ],
  order: 2,
  status: 'published',
} as const satisfies SkinCard;
