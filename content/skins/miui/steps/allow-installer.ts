import type { Step } from '@sideguide/guide-core/model';
import { sourceQuestion } from '../scenes.ts';

export default {
  id: 'allow-installer',
  risky: true,
  opens: ['source'],
  isSkippable: true,
  scenes: [sourceQuestion],
  facts: [
    {
      says: 'The installer asks whether the source app is allowed to install apps, and might call a source risky',
      source: 'HyperOS 1 to 3 and MIUI 12 to 14 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
