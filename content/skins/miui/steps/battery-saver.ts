import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'battery-saver',
  stays: true,
  when: { need: ['background', 'notifications'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { label: 'miui_battery_saver', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_battery_saver' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'miui_no_restrictions', radio: 'on', mark: 'tap' },
            { ghost: 56, radio: 'off', note: { ghost: 80 } },
            { label: 'miui_restrict_background_apps', radio: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'HyperOS 1 to 3 can remove an app from the battery exception although the screen still shows "No restrictions"; no lasting solution is known',
      source: 'AdguardForAndroid #5126, #5242, #5560, #5973, #6020, #6026, #6141 (2026-07); Operit #37',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'Up to HyperOS 2, the path is App info, Battery saver, No restrictions; on HyperOS 3, the setting has a new name that means power',
      source: 'PowerKeeper strings MIUI 12 to HyperOS 3; dontkillmyapp',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
