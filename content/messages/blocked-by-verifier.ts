import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'blocked-by-verifier',
  labels: ['pi_blocked_by_verifier_16'],
  says: 'android',
  stage: 'developer',
  steps: ['pass-developer-check', 'confirm-install'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pi_blocked_by_verifier_16' },
          buttons: [{ label: 'pi_close_16', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The verifier blocked the app, and there is no button to continue',
      source: 'AOSP 16 DeveloperVerification dialogs',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
