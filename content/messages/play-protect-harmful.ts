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
      says: 'Play Protect names an app that it considers harmful',
      source: 'MicroG-RE 247; donetick 416; airsync-android 8',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'New versions of small free apps are called harmful, then cleared within days: eight threads from November 2025 to June 2026',
      source: 'MicroG-RE #142, #171, #280; donetick #416; airsync-android #8',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
