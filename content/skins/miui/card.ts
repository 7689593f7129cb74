import type { SkinCard } from '#lib/model/skin.ts';

export const card = {
  id: 'miui',
  makers: ['Xiaomi', 'Redmi', 'POCO'],
  versions: [
    { id: 'hyperos-3', name: 'HyperOS 3' },
    { id: 'hyperos-2', name: 'HyperOS 2' },
  ],
  order: 1,
  status: 'published',
} as const satisfies SkinCard;
