import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'play-protect-removed',
  gate: 'play-protect',
  labels: [],
  says: 'google',
  stage: 'after',
  steps: ['finish-install', 'open-app-info'],
  check: true,
  scenes: [
    { parts: [{ kind: 'notification', title: { text: 'Google Play Protect' }, text: { ghost: 70 }, mark: 'look' }] },
  ],
  facts: [
    {
      says: 'Google checks installed apps again, and removes some or turns them off',
      source: 'AnkiconnectAndroid #102; nfcgate #250; income_sms #82',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
