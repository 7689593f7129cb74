import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'verification-incomplete',
  gate: 'developer-check',
  labels: ['pi_verification_incomplete_16'],
  says: 'android',
  stage: 'developer',
  steps: ['pass-developer-check', 'confirm-install'],
  facts: [
    {
      says: 'The verifier gave no answer; to continue, try again',
      source: 'AOSP 16 DeveloperVerification dialogs',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
