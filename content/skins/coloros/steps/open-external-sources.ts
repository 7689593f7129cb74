import type { Step } from '#lib/model/step.ts';

export default {
  id: 'open-external-sources',
  minutes: 1,
  scenes: [
    {
      parts: [
        {
          kind: 'title',
          words: {
            label: 'settings',
          },
          back: true,
        },
        {
          kind: 'group',
          rows: [
            {
              ghost: 50,
              icon: 'none',
            },
            {
              label: 'coloros_external_sources',
              mark: 'tap',
              icon: 'none',
              hand: true,
            },
            {
              ghost: 60,
              icon: 'none',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'China ROMs: Other settings, Security, Password & security or Device & privacy, then System security, then 外部来源应用',
      source: 'm.masbdc.com/zfj/55385.html',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
