import type { Step } from '@sideguide/guide-core/model';
import { toBatteryUsage } from '../scenes.ts';

export default {
  id: 'run-in-background',
  when: {
    need: ['background', 'notifications'],
  },
  scenes: [
    toBatteryUsage,
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_battery_usage' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'coloros_run_in_background', radio: 'on', mark: 'tap' },
            { ghost: 70, radio: 'off' },
            { ghost: 60, radio: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On ColorOS 7, the path is App info, Battery usage, Run in Background',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots (2021)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
