import type { Step } from '@sideguide/guide-core/model';
import { allowOnce, enhancedProtection } from '../scenes.ts';

export default {
  id: 'allow-once',
  risky: true,
  scenes: [enhancedProtection, allowOnce],
  undrawn: {
    mi_inst_risk_found: 'a verdict at which the owner stops, nothing to tap',
    mi_inst_high_risk_blocked: 'a verdict at which the owner stops, nothing to tap',
  },
  facts: [
    {
      says: 'According to its own text, enhanced protection allows a file with ⋮ and "Allow once"',
      source: 'HyperOS 1 to 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Enhanced protection might replace the file with the store’s version',
      source: 'HyperOS 1 and 2 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
