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
            { label: 'miui_app_notifications', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_app_notifications' }, back: true },
        { kind: 'group', rows: [{ text: '{app}', icon: 'none', switch: 'on', mark: 'tap' }] },
        {
          kind: 'group',
          rows: [
            { label: 'miui_lock_screen_notifications', icon: 'none', switch: 'off' },
            { label: 'miui_floating_notifications', icon: 'none', switch: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The path is App info, Notifications; lock screen and floating notifications have their own switches',
      source: 'SecurityCenter strings MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
