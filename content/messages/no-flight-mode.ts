import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'no-flight-mode',
  labels: [],
  says: 'nobody',
  stage: 'scan',
  steps: ['open-file', 'confirm-install', 'maker-page', 'pass-play-protect'],
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pi_installing' },
          progress: true,
          text: { ghost: 60 },
          buttons: [{ label: 'pi_cancel', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Owners report installing in flight mode, or with the internet off, to get past a scan',
      source: 'leitt #11 (2024-11); v2rayNG #2054, #4972, #5969; agefans #2',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'This avoids the scan, so the guide does not recommend it; on phones made for China, some apps are on a police list, and the block is final',
      source: 'SmsForwarder #676 (2025-12); v2rayNG #4974',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
