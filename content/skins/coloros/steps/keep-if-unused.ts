import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'keep-if-unused',
  stays: true,
  when: { need: ['background'] },
  isSkippable: true,
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { label: 'coloros_manage_app_if_unused', icon: 'none', switch: 'off', mark: 'tap' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'It is on the app’s own screen in versions from around the time of ColorOS 15',
      source: 'qubka/ColorOs-Debloat-Guide; dontkillmyapp #4040',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
