import type { Step } from '#lib/model/step.ts';

export default {
  id: 'battery-list',
  minutes: 1,
  stays: true,
  when: { need: ['background', 'notifications'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_battery' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { label: 'coloros_app_battery_management', mark: 'tap', icon: 'none' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_app_battery_management' }, back: true },
        {
          kind: 'group',
          rows: [{ ghost: 45 }, { text: '{app}', icon: 'letter', mark: 'tap', hand: true }, { ghost: 60 }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'ColorOS 11 and 12, OxygenOS 12: Settings, Battery, App battery management',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots; dontkillmyapp #446, #395',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
