import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'several-risks',
  labels: ['mi_inst_high_risk_blocked'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'understand-risks', 'trust-app'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { label: 'mi_inst_high_risk_blocked' },
          text: { ghost: 80 },
          buttons: [{ label: 'mi_inst_give_up', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "The phone manufacturer's risk data block the app; reports on what helps contradict each other",
      source: 'leitt 11; astral 126; HyperOS 1 to 3 strings',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'The block depends on the package name: a build with a different name could be installed',
      source: 'v2rayNG #2054, #4972',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
