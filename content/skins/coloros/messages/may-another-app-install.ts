import type { Message } from '@sideguide/guide-core/model';
import { askingApp } from '../scenes.ts';

export default {
  id: 'may-another-app-install',
  labels: [],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['allow-source', 'open-file'],
  way: 'allow-asking-app',
  scenes: [askingApp],
  facts: [
    {
      says: 'The phone asks whether an app may install another one; the wording was not recorded',
      source: 'ColorOSMagisk 4; OShin (2025)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
