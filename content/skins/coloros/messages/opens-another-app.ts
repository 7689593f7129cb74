import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'opens-another-app',
  labels: [],
  says: 'maker',
  stage: 'download',
  when: { rom: ['cn'] },
  steps: ['get-file'],
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { text: 'Chrome' },
          icon: 'letter',
          text: { ghost: 60 },
          buttons: [{ ghost: 36 }, { ghost: 40 }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On China ROMs, a question appears every time one app opens another',
      source: 'OShin issue 255 (September 2026); wording not captured',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
