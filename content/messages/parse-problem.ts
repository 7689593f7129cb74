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
    {
      says: 'A file signed in the oldest way only is refused in these words since Android 11 ("packageInfo is null")',
      source: 'v2rayNG #5969; AutoX #1063; MIUIAnesthetist #16',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
