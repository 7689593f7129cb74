import type { Step } from '@sideguide/guide-core/model';
import { toBatteryUsage } from '../scenes.ts';

export default {
  id: 'background-activity',
  stays: true,
  when: { need: ['background', 'notifications'] },
  scenes: [
    toBatteryUsage,
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_battery_usage' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'coloros_allow_background_activity', icon: 'none', switch: 'on', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: "This switch is what keeps an app running; Android's own battery exception is not enough",
      source: 'flutter_foreground_task #312; sealdice manual',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
