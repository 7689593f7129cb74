import type { Step } from '@sideguide/guide-core/model';
import { toBattery, toPowerSavingSettings } from '../scenes.ts';

export default {
  id: 'sleep-standby',
  stays: true,
  when: { need: ['notifications'] },
  isSkippable: true,
  scenes: [
    toBattery,
    toPowerSavingSettings,
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_power_saving_settings' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { label: 'coloros_sleep_standby', icon: 'none', switch: 'off', mark: 'tap' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The phone’s own description says that it holds back notifications at night; this was seen on ColorOS 13 to 15',
      source: 'dontkillmyapp, realme page; qubka/ColorOs-Debloat-Guide',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
