import type { Step } from '@sideguide/guide-core/model';
import { toBattery } from '../scenes.ts';

export default {
  id: 'unfreeze',
  isSkippable: true,
  scenes: [
    toBattery,
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_battery' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'coloros_app_quick_freeze', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_app_quick_freeze' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, switch: 'on', icon: 'blank' },
            { text: '{app}', icon: 'letter', switch: 'off', mark: 'tap' },
            { ghost: 60, icon: 'blank', switch: 'on' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On realme UI 1 and 2, the apps in the App quick freeze list are stopped when they are not used',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
