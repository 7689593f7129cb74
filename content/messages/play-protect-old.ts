import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'play-protect-old',
  gate: 'old-app',
  labels: ['pp_unsafe_app_blocked'],
  says: 'google',
  stage: 'play-protect',
  steps: ['pass-play-protect', 'confirm-install'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pp_unsafe_app_blocked' },
          text: { ghost: 80 },
          link: { label: 'pp_more_details', mark: 'tap' },
          buttons: [{ label: 'pp_got_it' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pp_unsafe_app_blocked' },
          text: { ghost: 80 },
          link: { label: 'pp_install_anyway', mark: 'tap' },
          buttons: [{ label: 'pp_got_it' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Play Protect warns about apps that were built for a much older Android version',
      source: 'fdroidclient 2605; androidaps 3384',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Android 14 blocks apps with a target version below 23, Android 15 and 16 those below 24',
      source: 'Android 14 behaviour changes; nine repositories',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
