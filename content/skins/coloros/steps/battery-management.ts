import type { Step } from '#lib/model/step.ts';

export default {
  id: 'battery-management',
  minutes: 1,
  stays: true,
  when: {
    need: ['background', 'notifications'],
  },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        { kind: 'group', rows: [{ ghost: 45 }, { label: 'aosp_battery', mark: 'tap' }, { ghost: 60 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_battery' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'coloros_power_saving_settings', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_power_saving_settings' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'coloros_app_battery_management', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_app_battery_management' }, back: true },
        { kind: 'group', rows: [{ ghost: 45 }, { text: '{app}', icon: 'letter', mark: 'tap' }, { ghost: 60 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { text: '{app}' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'coloros_allow_background_activity', icon: 'none', switch: 'on', mark: 'tap', hand: true },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'ColorOS 13 and 14: Settings, Battery, Power saving settings, App battery management; the version of the pictures is not certain',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
