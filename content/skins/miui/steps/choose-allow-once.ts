import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'choose-allow-once',
  risky: true,
  isSkippable: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: {
            label: 'mi_inst_allow_source_question',
          },
          buttons: [
            {
              label: 'mi_inst_restrict_12',
            },
            {
              label: 'mi_inst_allow_once_12',
              mark: 'tap',
            },
            {
              label: 'mi_inst_always_allow_12',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'MIUI 12 and 12.5 show a question with Restrict, Allow once and Always allow, or with a Settings button',
      source: 'MIUI 12 and 12.5 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
