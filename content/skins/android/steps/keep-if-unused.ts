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
            { label: 'aosp_manage_app_if_unused', icon: 'none', switch: 'off', mark: 'tap' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The switch is on App info: Remove permissions and free up space on Android 12, Pause app activity if unused on 13 and 14, Manage app if unused since 15',
      source:
        'AOSP Settings and PermissionController strings (itz63c/SettingsGoogleDump@085ffab9, ingbrzy/Android-14-U-XML@0a905162, Mist-OS-Staging/packages_modules_Permission@974e7f86)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
