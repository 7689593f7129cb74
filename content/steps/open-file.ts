import type { Step } from '#lib/model/step.ts';

export default {
  id: 'open-file',
  minutes: 1,
  scenes: [
    {
      parts: [
        { kind: 'browser', menu: 'tap' },
        {
          kind: 'group',
          rows: [
            { ghost: 80, icon: 'none', chevron: false },
            { ghost: 62, icon: 'none', chevron: false },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'browser' },
        {
          kind: 'menu',
          rows: [
            { ghost: 55, icon: 'none' },
            { label: 'chrome_downloads', icon: 'none', mark: 'tap' },
            { ghost: 66, icon: 'none' },
          ],
        },
      ],
    },
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
      says: 'Chrome keeps the file in the Download folder and lists it in its own Downloads',
      source: 'Chromium Android strings; general Android behaviour',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Installs begun from the browser or the file manager work where other installers hang',
      source: 'InstallerX-Revived #766 and #376, AppManager #1367',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
