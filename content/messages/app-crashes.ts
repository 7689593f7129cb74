import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'app-crashes',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'open-app-info'],
  check: true,
  facts: [
    {
      says: 'After an update of the phone to a newer Android, apps closed on opening until their developers published a version for it; deleting the data and installing again did not help',
      source:
        'pushme #9 (HyperOS, Android 14, 2024-01); noname #2146 (HyperOS 2, Android 15, 2024-12); gkd #887 (HyperOS 2, 2025-02); OneApp #14 (HyperOS 3, 2025-11)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'A file for a different processor can be a cause too',
      source: 'inference',
      checked: '2026-11-28',
      confidence: 'low',
    },
  ],
} as const satisfies Message;
