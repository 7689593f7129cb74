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
            { label: 'aosp_notifications', icon: 'none', mark: 'tap' },
            { ghost: 50, icon: 'none' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_notifications' }, back: true },
        { kind: 'app' },
        // Its words contain the name of the app.
        { kind: 'group', rows: [{ ghost: 72, icon: 'none', switch: 'on', mark: 'tap' }] },
      ],
    },
  ],
  facts: [
    {
      says: 'The first switch is called Show notifications up to Android 12, and All (name of the app) notifications since 13',
      source:
        'AOSP Settings strings of Pixel phones (ingbrzy/Android-13-T-XML@7fce044d, ingbrzy/Android-14-U-XML@0a905162)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Since Android 13, an app asks for this when it is first opened',
      source: 'AOSP PermissionController strings (Mist-OS-Staging/packages_modules_Permission@974e7f86)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
