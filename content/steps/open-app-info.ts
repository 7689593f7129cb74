import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'open-app-info',
  scenes: [
    { parts: [{ kind: 'icons', mark: 'hold' }] },
    {
      parts: [
        { kind: 'icons' },
        {
          kind: 'menu',
          rows: [
            { label: 'app-info', icon: 'info', mark: 'tap', chevron: false },
            { ghost: 55, icon: 'blank', chevron: false },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { ghost: 68, icon: 'none' },
            { ghost: 44, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Touching and holding the icon offers App info; the list in Settings leads to the same screen',
      source: 'guides for both makers; MIUI 12 to HyperOS 3 and ColorOS 6 to 16',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
