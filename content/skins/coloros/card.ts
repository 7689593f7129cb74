import type { SkinCard } from '#lib/model/skin.ts';

export const card = {
  id: 'coloros',
  makers: ['OPPO', 'realme', 'OnePlus'],
  // A name and its number never part at a line's end.
  versions: [
    { id: 'coloros-16', name: 'ColorOS\u00a016 · OxygenOS\u00a016 · realme\u00a0UI\u00a07' },
    { id: 'coloros-15', name: 'ColorOS\u00a015 · OxygenOS\u00a015 · realme\u00a0UI\u00a06' },
  ],
  order: 2,
  status: 'published',
} as const satisfies SkinCard;
