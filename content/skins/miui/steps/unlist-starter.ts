import type { Step } from '@sideguide/guide-core/model';
import { toBattery } from '../scenes.ts';

export default {
  id: 'unlist-starter',
  when: {
    need: ['background', 'notifications'],
  },
  scenes: [
    toBattery,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_battery' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { ghost: 72, icon: 'none', mark: 'look' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The battery screen on MIUI 12 has a list of apps that start often, and stops them',
      source: 'dontkillmyapp #1543; MIUI 12.5 strings',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
