import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'secure-download',
  labels: ['mi_browser_secure_download', 'mi_browser_regular_download', 'mi_browser_download_app'],
  says: 'browser',
  stage: 'download',
  when: { os: { from: 'miui-12.5', unknown: true } },
  steps: ['get-file', 'keep-file'],
  way: 'regular-download',
  scenes: [
    {
      parts: [
        {
          kind: 'sheet',
          title: { label: 'mi_browser_download_app' },
          text: { ghost: 70 },
          buttons: [{ label: 'mi_browser_secure_download' }, { label: 'mi_browser_regular_download', mark: 'tap' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "Mi Browser offers its store's copy first; “Regular download” downloads the file from the website",
      source: 'Mi Browser strings MIUI 12.5 to HyperOS 3 (what the buttons do: medium)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
