import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'not-compatible',
  labels: ['pi_incompatible', 'pi_not_compatible_16'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install'],
  check: true,
  status: 'incompatible',
  facts: [
    {
      says: 'Wrong processor type or minimum Android too high',
      source: 'koreader #9632; zapstore #24',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
