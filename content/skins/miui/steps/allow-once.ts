import type { Step } from '@sideguide/guide-core/model';
import { allowOnce, enhancedProtection } from '../scenes.ts';

export default {
  id: 'allow-once',
  risky: true,
  scenes: [enhancedProtection, allowOnce],
  facts: [
    {
      says: 'Enhanced protection lets a file in by ⋮, "Allow once"; its own text says so',
      source: 'HyperOS 1 to 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Enhanced protection may put the store’s version in the file’s place',
      source: 'HyperOS 1 and 2 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
