import type { Step } from '@sideguide/guide-core/model';
import { toOtherPermissions } from '../scenes.ts';

export default {
  id: 'float-windows',
  stays: true,
  when: {
    need: ['windows'],
  },
  scenes: [
    toOtherPermissions,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_other_permissions' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'miui_show_on_lock_screen', icon: 'none', switch: 'off' },
            { label: 'miui_display_popup_windows', icon: 'none', switch: 'on', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Under Other permissions, it is called "Display pop-up window" up to MIUI 13 and "Display pop-up windows" since then',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), AuthManager, MIUI 12 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On Android 15 and newer, the “Display over other apps” screen stays grey until restricted settings are allowed; for Xiaomi’s own screen, there is no report either way',
      source: 'AOSP EnhancedConfirmationService (yaap @12cd0f5); roubao #13',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
