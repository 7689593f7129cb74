import type { Step } from '@sideguide/guide-core/model';
import { toOtherPermissions } from '../scenes.ts';

/** Three switches on one page, for an app that needs all of them. */
export default {
  id: 'allow-windows',
  stays: true,
  when: { need: ['windows'] },
  scenes: [
    toOtherPermissions,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_other_permissions' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'miui_show_on_lock_screen', mark: 'tap' },
            { label: 'miui_open_new_windows_in_background' },
            { label: 'miui_display_popup_windows' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_other_permissions' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'miui_show_on_lock_screen' },
            { label: 'miui_open_new_windows_in_background', mark: 'tap' },
            { label: 'miui_display_popup_windows' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_other_permissions' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'miui_show_on_lock_screen' },
            { label: 'miui_open_new_windows_in_background' },
            { label: 'miui_display_popup_windows', mark: 'tap', hand: true },
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
    {
      says: 'The path is Other permissions, Show on Lock screen',
      source: 'AuthManager strings MIUI 12 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
