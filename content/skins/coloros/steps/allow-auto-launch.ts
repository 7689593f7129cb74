import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'allow-auto-launch',
  stays: true,
  when: {
    need: ['background', 'notifications'],
  },
  scenes: [
    {
      parts: [
        {
          kind: 'title',
          words: {
            label: 'app-info',
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
              label: 'coloros_battery_usage',
              mark: 'tap',
              icon: 'none',
            },
            {
              ghost: 60,
              icon: 'none',
            },
          ],
        },
      ],
    },
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
              label: 'coloros_allow_auto_launch',
              icon: 'none',
              switch: 'on',
              mark: 'tap',
            },
            {
              label: 'coloros_allow_background_activity',
              icon: 'none',
              switch: 'on',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On ColorOS 11 and 12 and OxygenOS 12, the app’s battery screen has "Allow auto launch"',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots; dontkillmyapp #446, #395',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'China ROMs allow this for about five apps',
      source: 'ColorOSTool; LuckyTool',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
