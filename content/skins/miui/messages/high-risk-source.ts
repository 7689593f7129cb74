import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'high-risk-source',
  labels: ['mi_inst_source_risk', 'mi_inst_source_risk_text'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { from: 'miui-14', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page'],
  way: 'allow-installer',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'mi_inst_source_risk' },
          text: { ghost: 90 },
          buttons: [{ label: 'mi_inst_allow_this_time', mark: 'tap' }, { ghost: 40 }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The installer does not trust the app that opened the file, but can allow it this once',
      source: 'installer strings MIUI 14 to HyperOS 3 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
