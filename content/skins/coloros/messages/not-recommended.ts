import type { Message } from '@sideguide/guide-core/model';
import { riskPage } from '../scenes.ts';

export default {
  id: 'not-recommended',
  labels: ['coloros_inst_not_recommended'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['accept-risk', 'maker-page'],
  way: 'accept-risk',
  check: true,
  scenes: riskPage,
  facts: [
    {
      says: 'This is the screen for medium and high risk; tapping the end of its text lets you continue',
      source: 'automation rules of September 2025 (ColorOS 15 and 16)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
