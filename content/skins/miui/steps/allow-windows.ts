import type { Scene, SceneRow, Step } from '@sideguide/guide-core/model';
import { toOtherPermissions } from '../scenes.ts';
import floatWindows from './float-windows.ts';
import openWindows from './open-windows.ts';
import showWhenLocked from './show-when-locked.ts';

const switches = [
  'miui_show_on_lock_screen',
  'miui_open_new_windows_in_background',
  'miui_display_popup_windows',
] as const;

/** The page with its first switches on, up to the one that is tapped. */
const tapped = (at: number): Scene => ({
  parts: [
    { kind: 'title', words: { label: 'miui_other_permissions' }, back: true },
    {
      kind: 'group',
      rows: switches.map(
        (label, n): SceneRow => ({
          label,
          icon: 'none',
          switch: n <= at ? 'on' : 'off',
          ...(n === at ? { mark: 'tap' as const } : {}),
        }),
      ),
    },
  ],
});

/** Three switches on one page, for an app that needs all of them. */
export default {
  id: 'allow-windows',
  stays: true,
  when: { need: ['windows'] },
  scenes: [toOtherPermissions, tapped(0), tapped(1), tapped(2)],
  facts: [...openWindows.facts, ...floatWindows.facts, ...showWhenLocked.facts],
} as const satisfies Step;
