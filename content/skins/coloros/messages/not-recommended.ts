import type { Message } from '#lib/model/message.ts';

export default {
  id: 'not-recommended',
  labels: ['coloros_inst_not_recommended'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['accept-risk', 'maker-page'],
  way: 'accept-risk',
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          link: { label: 'coloros_inst_not_recommended', mark: 'tap' },
          buttons: [{ ghost: 40 }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 70 },
          check: { label: 'coloros_inst_risk_checkbox', mark: 'tap' },
          buttons: [{ ghost: 40 }, { label: 'coloros_inst_install_anyway' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 70 },
          check: { label: 'coloros_inst_risk_checkbox', on: true },
          buttons: [{ ghost: 40 }, { label: 'coloros_inst_install_anyway', mark: 'tap', hand: true }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The page for medium and high risk; the end of its text leads on',
      source: 'automation rules of September 2025 (ColorOS 15 and 16)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
