import type { Step } from '#lib/model/step.ts';

export default {
  id: 'wait-for-scan',
  minutes: 1,
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
      says: 'No button works while the installer scans',
      source: "automation rules that act on the installer's screens (GKD subscription), 2023-10 to 2026-01",
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'These words were seen on ColorOS 13 to 16; those of older versions are not known',
      source: 'no source found',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
