import type { Step } from '#lib/model/step.ts';

export default {
  id: 'keep-from-cleaner',
  minutes: 1,
  scenes: [
    {
      parts: [
        {
          kind: 'title',
          words: {
            label: 'miui_boost_speed',
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
              label: 'miui_lock_apps',
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
    {
      parts: [
        {
          kind: 'title',
          words: {
            label: 'miui_lock_apps',
          },
          back: true,
        },
        {
          kind: 'group',
          rows: [
            {
              ghost: 45,
              switch: 'off',
              chevron: false,
            },
            {
              text: '{app}',
              icon: 'letter',
              switch: 'on',
              mark: 'tap',
              hand: true,
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Security app, Boost speed, ⚙, Lock apps',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), SecurityCenter; dontkillmyapp',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
