import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'dangerous-download',
  labels: ['chrome_dangerous_download_blocked'],
  says: 'browser',
  stage: 'download',
  steps: ['get-file', 'keep-file'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'chrome_dangerous_download_blocked' },
          text: { ghost: 80 },
          buttons: [{ ghost: 40, mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The browser blocked a download that is known to be dangerous',
      source: 'Chromium strings (desktop and Android)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
