import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'home-screen-shortcut',
  labels: ['miui_home_screen_shortcuts'],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'open-app-info', 'open-windows'],
  way: 'open-app-info',
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'miui_other_permissions' }, back: true },
        {
          kind: 'group',
          rows: [{ ghost: 50 }, { label: 'miui_home_screen_shortcuts', mark: 'tap' }, { ghost: 60 }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'A shortcut is not created until this permission is allowed',
      source: 'ActivityLauncher #173; island #565',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'No solution is known for shortcuts that disappear after a restart',
      source: 'dont-kill-my-app #437',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
