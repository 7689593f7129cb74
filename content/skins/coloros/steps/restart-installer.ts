import type { Step } from '#lib/model/step.ts';

export default {
  id: 'restart-installer',
  minutes: 1,
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'chrome_downloads' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'file', chevron: false },
            { text: '{file}', icon: 'file', mark: 'tap', chevron: false, hand: true },
            { ghost: 60, icon: 'file', chevron: false },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Installations begun by other apps hang on ColorOS 13 to 16; the browser or the file manager works',
      source: 'InstallerX-Revived #766 and #376; AppManager #1367; gkd #1352',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
