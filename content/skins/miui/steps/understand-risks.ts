import type { Step } from '#lib/model/step.ts';

export default {
  id: 'understand-risks',
  minutes: 1,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: {
            text: '{app}',
          },
          icon: 'letter',
          buttons: [
            {
              ghost: 40,
            },
            {
              label: 'mi_inst_understand_risks_12',
              mark: 'tap',
              hand: true,
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'MIUI 12 and 12.5 offer the store’s version, and "Install anyway" for the file',
      source: 'MIUI 12 and 12.5 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
