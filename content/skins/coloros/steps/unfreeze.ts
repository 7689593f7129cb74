import type { Step } from '#lib/model/step.ts';

export default {
  id: 'unfreeze',
  minutes: 1,
  scenes: [
    {
      parts: [
        {
          kind: 'title',
          words: {
            label: 'aosp_battery',
          },
          back: true,
        },
        {
          kind: 'group',
          rows: [
            {
              ghost: 50,
              icon: 'none',
            },
            {
              label: 'coloros_app_quick_freeze',
              mark: 'tap',
              icon: 'none',
              hand: true,
            },
            {
              ghost: 60,
              icon: 'none',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'realme UI 1 and 2: the list of App quick freeze stops apps that are not used',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
