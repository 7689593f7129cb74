import type { Step } from '#lib/model/step.ts';

export default {
  id: 'allow-restricted',
  gate: 'restricted-settings',
  minutes: 2,
  risky: true,
  stays: true,
  when: { need: ['restricted'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true, menu: 'tap' },
        // The same rows that lie behind the menu in the next picture.
        { kind: 'group', rows: [{ ghost: 45 }, { ghost: 80 }, { ghost: 62 }, { ghost: 70 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true },
        {
          kind: 'menu',
          rows: [
            { ghost: 60, icon: 'none', chevron: false },
            { label: 'allow-restricted', icon: 'none', mark: 'tap', chevron: false, hand: true },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Android 13 and later offer the entry in the menu ⋮ after the first refusal',
      source: 'support.google.com/android/answer/12623953',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The entry can be missing on OxygenOS 15 and ColorOS 16',
      source: 'sdmaid-se #1520; LiveMedia #16',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
