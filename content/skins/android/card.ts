import type { SkinCard } from '@sideguide/guide-core/model';
import { hints } from './hints.ts';

export const card = {
  id: 'android',
  makers: ['Android'],
  order: 3,
  isGeneral: true,
  names: Object.keys(hints.makers),
  status: 'published',
} as const satisfies SkinCard;
