import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'secure-frp',
  labels: ['coloros_secure_frp'],
  says: 'android',
  stage: 'open',
  steps: ['open-file', 'confirm-install'],
  facts: [
    {
      says: 'A phone that was reset and not set up with its old account cannot install anything',
      source: 'one report (realme 7)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
