import type { Step } from '#lib/model/step.ts';

export default {
  id: 'delete-file',
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
            { text: '{file}', icon: 'file', mark: 'hold', chevron: false, hand: true },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The installed app does not need the file any more',
      source: 'general Android behaviour',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
