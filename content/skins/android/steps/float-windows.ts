import type { Step } from '@sideguide/guide-core/model';
import { toSpecialAccess } from '../scenes.ts';

export default {
  id: 'float-windows',
  stays: true,
  when: { need: ['windows'] },
  scenes: [
    ...toSpecialAccess,
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_special_app_access' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'aosp_display_over_other_apps', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_display_over_other_apps' }, back: true },
        { kind: 'group', rows: [{ ghost: 45 }, { text: '{app}', icon: 'letter', mark: 'tap' }, { ghost: 60 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_display_over_other_apps' }, back: true },
        { kind: 'app' },
        { kind: 'group', rows: [{ ghost: 72, icon: 'none', switch: 'on', mark: 'tap' }] },
      ],
    },
  ],
  facts: [
    {
      says: 'The list is under Special app access; each app has a page of its own with one switch',
      source: 'AOSP Settings strings (Android 13); that the app has a page of its own is general knowledge of Android',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'On Android 15 and newer, the switch stays grey until restricted settings are allowed',
      source: 'AOSP EnhancedConfirmationService (yaap @12cd0f5)',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
