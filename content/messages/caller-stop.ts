import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'caller-stop',
  labels: [],
  says: 'nobody',
  stage: 'open',
  steps: ['no-caller'],
  warns: true,
  facts: [
    {
      says: 'Criminals contact people by phone or messenger, have them install an app file, read the codes in their text messages through it, and make payments',
      source: 'Singapore Police Force, advisory on malware scams affecting Android users, 2025-04-17 (police.gov.sg)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'In some cases they first have people turn off Play Protect',
      source: 'Singapore Police Force, advisory on malware scams affecting Android users, 2025-04-17 (police.gov.sg)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
