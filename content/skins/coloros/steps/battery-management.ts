import type { Step } from '@sideguide/guide-core/model';
import { appBattery, toBattery, toPowerSavingSettings } from '../scenes.ts';

export default {
  id: 'battery-management',
  stays: true,
  when: {
    need: ['background', 'notifications'],
  },
  scenes: [
    toBattery,
    toPowerSavingSettings,
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
    ...appBattery,
  ],
  facts: [
    {
      says: 'On ColorOS 13 and 14, the path is Settings, Battery, Power saving settings, App battery management; it is not certain which version the pictures show',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
