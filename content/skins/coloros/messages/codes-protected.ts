import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'codes-protected',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'allow-restricted'],
  facts: [
    {
      says: 'On ColorOS 15, the messages app has a protection of verification codes; with it on, an app that forwards messages did not get them',
      source: 'SmsForwarder #634 (Find N5, 2025-07)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'Criminals read the codes in text messages with the app that they have people install',
      source: 'Singapore Police Force, advisory on malware scams affecting Android users, 2025-04-17 (police.gov.sg)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
