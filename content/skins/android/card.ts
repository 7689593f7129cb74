import type { SkinCard } from '@sideguide/guide-core/model';

export const card = {
  id: 'android',
  makers: ['Android'],
  order: 3,
  isGeneral: true,
  status: 'published',
} as const satisfies SkinCard;
