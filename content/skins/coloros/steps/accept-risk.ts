import type { Step } from '#lib/model/step.ts';

export default {
  id: 'accept-risk',
  minutes: 1,
  risky: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          link: { label: 'coloros_inst_not_recommended', mark: 'tap' },
          buttons: [{ ghost: 40 }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 70 },
          check: { label: 'coloros_inst_risk_checkbox', mark: 'tap' },
          buttons: [{ ghost: 40 }, { label: 'coloros_inst_install_anyway' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 70 },
          check: { label: 'coloros_inst_risk_checkbox', on: true },
          buttons: [{ ghost: 40 }, { label: 'coloros_inst_install_anyway', mark: 'tap', hand: true }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The risk page of ColorOS 15 and 16 wants details opened and a box ticked',
      source:
        "automation rules that act on the installer's screens (GKD subscription), 2023-10 to 2026-01; rules of September 2025",
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
