import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'risks-detected',
  labels: ['mi_inst_risk_found', 'mi_inst_risk_found_text'],
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
          title: { label: 'mi_inst_risk_found' },
          text: { label: 'mi_inst_risk_found_text' },
          buttons: [{ label: 'mi_inst_give_up', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "The installer's scan found a risk in this very app",
      source: 'HyperOS 1 to 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
