import type { Step } from '#lib/model/step.ts';

export default {
  id: 'reopen-file',
  minutes: 1,
  scenes: [
    {
      parts: [
        {
          kind: 'title',
          words: {
            label: 'chrome_downloads',
          },
          back: true,
        },
        {
          kind: 'group',
          rows: [
            {
              ghost: 45,
              icon: 'file',
              chevron: false,
            },
            {
              text: '{file}',
              icon: 'file',
              mark: 'tap',
              chevron: false,
              hand: true,
            },
            {
              ghost: 60,
              icon: 'file',
              chevron: false,
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On Android 11 allowing a source starts the asking app anew; Android 12 mended it',
      source: 'XXPermissions documentation comment (Android 11 and 12)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
