import type { Step } from '#lib/model/step.ts';

export default {
  id: 'allow-installer',
  minutes: 1,
  risky: true,
  opens: ['source'],
  scenes: [
    {
      parts: [
        {
          kind: 'sheet',
          title: { label: 'mi_inst_allow_source_question' },
          buttons: [{ ghost: 40 }, { label: 'mi_inst_allow', mark: 'tap', hand: true }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The installer asks whether the source app may install, and may call a source risky',
      source: 'HyperOS 1 to 3 and MIUI 12 to 14 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
