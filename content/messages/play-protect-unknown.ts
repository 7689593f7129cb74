import type { Message } from '#lib/model/message.ts';

export default {
  id: 'play-protect-unknown',
  gate: 'play-protect',
  labels: ['pp_blocked_to_protect', 'pp_blocked_by'],
  says: 'google',
  stage: 'play-protect',
  steps: ['pass-play-protect', 'confirm-install'],
  way: 'pass-play-protect',
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pp_blocked_to_protect' },
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
          title: { label: 'pp_blocked_to_protect' },
          text: { ghost: 80 },
          link: { label: 'pp_install_anyway', mark: 'tap', hand: true },
          buttons: [{ label: 'pp_got_it' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "Google has not seen this developer's apps before; normal for apps from web pages",
      source: 'a guide walked on a real phone, September 2026; Play Protect guidance',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
