import type { Step } from '@sideguide/guide-core/model';
import { toOtherPermissions } from '../scenes.ts';

export default {
  id: 'show-when-locked',
  stays: true,
  when: { need: ['lock-screen'] },
  scenes: [
    toOtherPermissions,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_other_permissions' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 56, icon: 'none' },
            { label: 'miui_show_on_lock_screen', icon: 'none', switch: 'on', mark: 'tap' },
            { label: 'miui_open_new_windows_in_background', icon: 'none', switch: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The path is Other permissions, Show on Lock screen',
      source: 'AuthManager strings MIUI 12 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
