import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'parse-problem',
  labels: ['pi_parse_error', 'pi_parse_text_16'],
  says: 'android',
  stage: 'install',
  steps: ['open-file', 'confirm-install', 'check-file'],
  check: true,
  status: 'parse',
  facts: [
    {
      says: "Damaged file, not an app, or a minimum Android above the phone's",
      source: 'customiuizer #591; AOSP strings',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
