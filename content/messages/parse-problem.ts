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
      says: "The file is damaged, it is not an app, or its minimum Android version is above the phone's",
      source: 'customiuizer #591; AOSP strings',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'Since Android 11, this message also appears for a file that is signed only in the oldest way ("packageInfo is null")',
      source: 'v2rayNG #5969; AutoX #1063; MIUIAnesthetist #16',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
