import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'play-protect-sensitive',
  gate: 'play-protect',
  labels: ['pp_blocked_to_protect'],
  says: 'google',
  stage: 'play-protect',
  steps: ['pass-play-protect'],
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pp_blocked_to_protect' },
          text: { ghost: 90 },
          buttons: [{ label: 'pp_got_it', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Apps from a browser, messenger or file manager that read text messages, notifications or the screen are refused without a way on',
      source: 'Google security blog 2024-02; bayton.org FAQ 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Active in 185 markets by early 2026',
      source: 'bayton.org FAQ',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
