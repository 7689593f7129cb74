import type { Step } from '@sideguide/guide-core/model';
import { askingApp } from '../scenes.ts';

export default {
  id: 'allow-asking-app',
  risky: true,
  scenes: [askingApp],
  facts: [
    {
      says: 'A pop-up says which app wants to install; its words were not captured',
      source: 'wuxianlin/ColorOSMagisk #4 (ColorOS 11.2); OShin features',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
