import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'keep-unoptimized',
  when: {
    need: ['background', 'notifications'],
  },
  isSkippable: true,
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        { kind: 'search', words: { label: 'coloros_optimize_battery_use' } },
        { kind: 'group', rows: [{ label: 'coloros_optimize_battery_use', mark: 'tap' }, { ghost: 50 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_optimize_battery_use' }, back: true },
        { kind: 'group', rows: [{ ghost: 45 }, { text: '{app}', icon: 'letter', mark: 'tap' }, { ghost: 60 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { text: '{app}' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 44, radio: 'off' },
            { label: 'aosp_dont_optimize', radio: 'on', mark: 'tap' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: '"Optimize battery use" offers Auto optimize, Don’t optimize and Always ask',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On newer versions this alone is not enough',
      source: 'flutter_foreground_task #312',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
