import type { Step } from '@sideguide/guide-core/model';
import { toOtherPermissions } from '../scenes.ts';

export default {
  id: 'open-windows',
  stays: true,
  when: { need: ['windows', 'background-windows'] },
  scenes: [
    toOtherPermissions,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_other_permissions' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'miui_show_on_lock_screen', icon: 'none', switch: 'off' },
            { label: 'miui_open_new_windows_in_background', icon: 'none', switch: 'on', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The permission has this name on MIUI 14 and newer, and another name on older versions',
      source: 'AuthManager strings MIUI 12 to HyperOS 3; several app guides',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Filling in passwords requires it',
      source: 'KeePassDX wiki AutoFill; KeePassDX #1013, #2706',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
