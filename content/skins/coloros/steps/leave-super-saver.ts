import type { Step } from '@sideguide/guide-core/model';
import { toBattery } from '../scenes.ts';

export default {
  id: 'leave-super-saver',
  scenes: [
    toBattery,
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_battery' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { label: 'coloros_super_power_saving', icon: 'none', switch: 'off', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Super power saving mode stops other apps while it is on',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'The setting is on the battery screen',
      source: 'menu position from general knowledge',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
