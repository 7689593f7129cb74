import type { Step } from '#lib/model/step.ts';

export default {
  id: 'sleep-standby',
  minutes: 1,
  stays: true,
  when: { need: ['notifications'] },
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
            { ghost: 50, icon: 'none' },
            { label: 'coloros_sleep_standby', icon: 'none', switch: 'off', mark: 'tap', hand: true },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The phone says itself that it holds notifications back at night; seen on ColorOS 13 to 15',
      source: 'dontkillmyapp, realme page; qubka/ColorOs-Debloat-Guide',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
