import type { Step } from '@sideguide/guide-core/model';
import { appBattery, toBattery } from '../scenes.ts';

export default {
  id: 'battery-list',
  stays: true,
  when: { need: ['background', 'notifications'] },
  scenes: [
    toBattery,
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_battery' }, back: true },
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
      says: 'On ColorOS 11 and 12 and OxygenOS 12, the path is Settings, Battery, App battery management',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots; dontkillmyapp #446, #395',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
