import type { Step } from '#lib/model/step.ts';

export default {
  id: 'maker-page',
  minutes: 1,
  risky: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'coloros_inst_scanning' },
          progress: true,
          buttons: [{ label: 'coloros_inst_continue_installing' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 60 },
          buttons: [{ ghost: 40 }, { label: 'coloros_inst_continue_installing', mark: 'tap', hand: true }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "China ROMs put the maker's installer in front of Android's",
      source: "automation rules that act on the installer's screens (GKD subscription), 2023-10 to 2026-01",
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
