import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'play-protect-sensitive',
  gate: 'play-protect',
  labels: ['pp_blocked_to_protect', 'pp_sensitive_data_text', 'pp_verification_failure'],
  says: 'google',
  stage: 'play-protect',
  steps: ['pass-play-protect'],
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pp_blocked_to_protect' },
          text: { label: 'pp_sensitive_data_text' },
          buttons: [{ label: 'pp_got_it', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Apps from a browser, messenger or file manager that read text messages, notifications or the screen are blocked, with no button to continue',
      source: 'Google security blog 2024-02; bayton.org FAQ 2026',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'An app that installs other apps shows the block as INSTALL_FAILED_VERIFICATION_FAILURE: Install not allowed',
      source: 'MicroG-RE #247 (Redmi Note 13, HyperOS, 2026-09)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'On a phone that an employer manages, its owner cannot change what Play Protect does',
      source: 'appsfolder/livebridge #105 (2026-06)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
