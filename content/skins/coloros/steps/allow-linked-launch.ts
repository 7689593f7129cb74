import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'allow-linked-launch',
  stays: true,
  undrawn: {
    'app-info': 'the screen that the step before opened',
  },
  when: {
    need: ['background', 'notifications'],
  },
  isSkippable: true,
  scenes: [
    {
      parts: [
        {
          kind: 'title',
          words: {
            label: 'coloros_battery_usage',
          },
          back: true,
        },
        {
          kind: 'group',
          rows: [
            {
              label: 'coloros_allow_background_activity',
              icon: 'none',
              switch: 'on',
            },
            {
              label: 'coloros_allow_associated_launch',
              icon: 'none',
              switch: 'on',
              mark: 'tap',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'China ROMs have a third switch that lets other apps start this app',
      source: 'sealdice manual, android_keepalive (ColorOS screenshots)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
