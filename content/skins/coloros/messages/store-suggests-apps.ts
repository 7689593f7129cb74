import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'store-suggests-apps',
  labels: [],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['wait-for-scan', 'maker-page', 'finish-install'],
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          rows: [
            { ghost: 60, icon: 'blank' },
            { ghost: 48, icon: 'blank' },
          ],
          buttons: [{ ghost: 40 }, { label: 'coloros_inst_continue_installing', mark: 'tap' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "The phone manufacturer's store suggests apps before, during and after the installation",
      source: 'LuckyTool; ColorOSTool (ColorOS 12 and 13)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
