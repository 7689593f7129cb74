import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'play-protect-harmful',
  gate: 'play-protect',
  labels: ['pp_harmful_app_blocked'],
  says: 'google',
  stage: 'play-protect',
  steps: ['pass-play-protect', 'confirm-install'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pp_harmful_app_blocked' },
          text: { ghost: 80 },
          buttons: [{ label: 'pp_got_it', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Play Protect names an app that it takes for harmful',
      source: 'MicroG-RE 247; donetick 416; airsync-android 8',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
