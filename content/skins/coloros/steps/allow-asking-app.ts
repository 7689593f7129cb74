import type { Step } from '@sideguide/guide-core/model';
import { askingApp } from '../scenes.ts';

export default {
  id: 'allow-asking-app',
  risky: true,
  scenes: [askingApp],
  facts: [
    {
      says: 'A pop-up shows which app is trying to install something; its wording was not recorded',
      source: 'wuxianlin/ColorOSMagisk #4 (ColorOS 11.2); OShin features',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
