import type { Step } from '#lib/model/step.ts';

export default {
  id: 'allow-asking-app',
  minutes: 1,
  risky: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { text: 'Chrome' },
          icon: 'letter',
          text: { ghost: 72 },
          buttons: [{ ghost: 36 }, { ghost: 40 }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'A pop-up says which app wants to install; its words were not captured',
      source: 'wuxianlin/ColorOSMagisk #4 (ColorOS 11.2); OShin features',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
