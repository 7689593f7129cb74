import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'not-shown-when-locked',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['show-when-locked', 'open-windows', 'allow-notifications', 'finish-install'],
  way: ['show-when-locked', 'open-windows'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'miui_other_permissions' }, back: true },
        {
          kind: 'group',
          rows: [{ label: 'miui_show_on_lock_screen', mark: 'tap' }, { label: 'miui_open_new_windows_in_background' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'An alarm, a call or a full-screen notification stays hidden until "Show on Lock screen" is allowed',
      source: 'Alarmio #102; Clock #152; Conversations #4238',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Filling in passwords and being opened by another app require "Open new windows while running in the background"',
      source: 'KeePassDX wiki AutoFill; KeePassDX #428, #682, #1013, #1281, #2706; bitwarden/android #676',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'An alarm that had not rung did once the app was allowed to turn on the screen; the owner had not tried it for long',
      source: 'Clock #358 (HyperOS 2, 2025-09)',
      checked: '2026-11-28',
      confidence: 'low',
    },
    {
      says: 'After a restart, “Show on Lock screen” has to be turned on again on some phones',
      source: 'Clock #388 (MIUI 12.5, 2025-10)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
