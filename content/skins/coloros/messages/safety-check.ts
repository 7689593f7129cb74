import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'safety-check',
  labels: [],
  says: 'maker',
  stage: 'install',
  when: { rom: ['global'] },
  steps: ['confirm-install'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { ghost: 60 },
          text: { ghost: 80 },
          buttons: [{ ghost: 40 }, { label: 'pp_install_anyway', mark: 'tap' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'A safety check with a button to install anyway has been reported outside China',
      source: 'a third-party page on installing, 2026; nothing confirms it',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Message;
