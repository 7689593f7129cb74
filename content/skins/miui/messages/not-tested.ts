import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'not-tested',
  labels: ['mi_inst_not_scanned_checkbox', 'mi_inst_check_box_first'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { from: 'hyperos-1', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page'],
  way: 'tick-risk',
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 64 },
          check: { label: 'mi_inst_not_scanned_checkbox', mark: 'tap' },
          buttons: [{ ghost: 38 }, { label: 'mi_inst_install' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 64 },
          check: { label: 'mi_inst_not_scanned_checkbox', on: true },
          buttons: [{ ghost: 38 }, { label: 'mi_inst_install', mark: 'tap' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The phone manufacturer has not tested the app; you have to tick a box',
      source: 'HyperOS 1 and 2 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
