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
      says: "The installer's scan found a risk in this app itself",
      source: 'HyperOS 1 to 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'Some apps are on a police list, and then the block is final; turning off protection switches does not help on HyperOS 2 and 3',
      source: 'leitt #11; SmsForwarder #676 (2025-12); astral #126; v2rayNG #4974',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
