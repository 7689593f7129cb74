import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'play-protect-scan',
  gate: 'play-protect',
  labels: ['pp_scan_recommended'],
  says: 'google',
  stage: 'play-protect',
  steps: ['pass-play-protect', 'confirm-install'],
  way: 'pass-play-protect',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pp_scan_recommended' },
          text: { ghost: 80 },
          buttons: [{ label: 'pp_scan_app', mark: 'tap' }, { label: 'pp_dont_install_app' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Play Protect offers to scan an app that it does not know; the scan needs an internet connection',
      source: 'Play Protect guidance; fact sheets',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
