import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'access-on-but-dead',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'open-app-info', 'allow-restricted', 'allow-notifications', 'keep-in-recents'],
  way: ['autostart', 'background-autostart', 'allow-start', 'auto-launch', 'allow-auto-launch'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { text: '{app}' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 60, switch: 'off', mark: 'tap' },
            { ghost: 40, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { text: '{app}' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 60, switch: 'on', mark: 'tap' },
            { ghost: 40, icon: 'none' },
          ],
        },
      ],
    },
  ],
  undrawn: {
    aosp_app_info: 'the way if off and on does not help; the steps about this app draw that screen',
    aosp_force_stop: 'the place of the button on that screen differs between phones',
  },
  facts: [
    {
      says: 'Android removes accessibility access from an app that is force-stopped; on HyperOS, swiping the app away from the recent apps force-stops it, and so does the ultra battery saver, on a OnePlus the usual one',
      source:
        'hyperos-accessibility-fix, submission #685 (2026-06, with a log); Scrolless #191 (2026-09); PokeClaw #42; pogoplusle #43',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Turning the access off, waiting two or three seconds and turning it on again brings it back; autostart and locking the app in the recent apps keep it on longer',
      source:
        'FGA #311, #314; sdmaid-se #1723, #1922; Smart-AutoClicker #22, #159; TapTap #433; HyperBridge #115, #117',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'On OPPO phones with Android 11 or older, clearing the app from the recent apps removes the access',
      source: 'auto_xuexiqiangguo #583; TapClick #8',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'When off and on did not help, forcing the app to stop and opening it again did',
      source: 'Android-Touch-Helper #103 (2025-05)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
