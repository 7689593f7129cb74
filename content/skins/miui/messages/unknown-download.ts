import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'unknown-download',
  labels: ['mi_browser_unknown_download', 'mi_browser_risk_warning'],
  says: 'browser',
  stage: 'download',
  when: { os: { from: 'miui-13', unknown: true } },
  steps: ['get-file', 'keep-file'],
  way: 'allow-download',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'mi_browser_unknown_download' },
          text: { ghost: 80 },
          buttons: [{ label: 'mi_browser_stop' }, { label: 'mi_browser_allow_once', mark: 'tap' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Mi Browser warns that a website is about to download an app; MIUI 13 and 14 offer “Stop” and “Allow once”',
      source: 'Mi Browser strings MIUI 13 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
