import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'still-scanning',
  labels: ['coloros_inst_scanning'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['wait-for-scan', 'maker-page'],
  way: 'wait-for-scan',
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'coloros_inst_scanning' },
          progress: true,
          buttons: [{ ghost: 50 }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The button works only after the scan has finished',
      source: 'automation rules for com.oplus.appdetail, ColorOS 13 to 16',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
