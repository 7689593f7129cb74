import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'allow-notifications',
  stays: true,
  when: { need: ['notifications'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { label: 'coloros_manage_notifications', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_manage_notifications' }, back: true },
        { kind: 'group', rows: [{ text: '{app}', icon: 'none', switch: 'on', mark: 'tap' }] },
        {
          kind: 'group',
          rows: [
            { ghost: 64, icon: 'none' },
            { ghost: 48, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The path is App info, Manage notifications',
      source: 'qubka/ColorOs-Debloat-Guide; dontkillmyapp',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
