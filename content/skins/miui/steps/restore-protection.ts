import type { Step } from '@sideguide/guide-core/model';
import { protectionLevels } from '../scenes.ts';

export default {
  id: 'restore-protection',
  closes: ['protection'],
  when: { os: ['hyperos-3', 'unknown'], rom: ['cn'] },
  scenes: protectionLevels,
  facts: [
    {
      says: 'Mi Protect was renamed Protected installation in 2024',
      source: 'HyperOS 1 and 2 installer strings (China ROM), rename notice',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'The level is chosen under Settings, Apps, Mi Protect, whether you raise or lower it',
      source: 'HyperOS 1 to 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
