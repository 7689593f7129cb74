import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'allow-download',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: {
            label: 'mi_browser_unknown_download',
          },
          buttons: [
            {
              ghost: 40,
            },
            {
              label: 'mi_browser_allow_once',
              mark: 'tap',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Mi Browser shows a question about an unknown app; on MIUI 13 and 14, the buttons are "Stop" and "Allow once"',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), Mi Browser, MIUI 13 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'With elder protection, a phone made for China blocks risky downloads',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), installer, MIUI 14 and later',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
