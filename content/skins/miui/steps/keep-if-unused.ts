import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'keep-if-unused',
  stays: true,
  undrawn: {
    'app-info': 'the screen that the step before opened',
  },
  when: { need: ['background'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'miui_app_permissions' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { label: 'miui_pause_app_if_unused', icon: 'none', switch: 'off', mark: 'tap' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The switch on the Security app’s screen turns itself on again; if it is turned off on the permissions screen first, it stays off',
      source: 'battarang #4 (2024)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'These are the words of the switch',
      source: 'SecurityCenter strings, HyperOS 2',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
