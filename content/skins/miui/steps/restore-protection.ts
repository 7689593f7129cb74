import type { Step } from '#lib/model/step.ts';

export default {
  id: 'restore-protection',
  minutes: 1,
  closes: ['protection'],
  when: { os: ['hyperos-3', 'unknown'], rom: ['cn'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'miui_apps' }, back: true },
        {
          kind: 'group',
          rows: [{ ghost: 50 }, { label: 'miui_mi_protect', mark: 'tap', hand: true }, { ghost: 60 }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The level is chosen under Settings, Apps, Mi Protect, in both directions',
      source: 'HyperOS 1 to 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
