import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'close-source',
  closes: ['source'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        { kind: 'search', words: { label: 'install-unknown-apps' } },
        { kind: 'group', rows: [{ label: 'install-unknown-apps', mark: 'tap' }, { ghost: 50 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'install-unknown-apps' }, back: true },
        { kind: 'group', rows: [{ ghost: 40 }, { text: 'Chrome', icon: 'letter', mark: 'tap' }, { ghost: 52 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'install-unknown-apps' }, back: true },
        { kind: 'group', rows: [{ text: 'Chrome', icon: 'letter', chevron: false }] },
        { kind: 'group', rows: [{ label: 'allow-from-source', icon: 'none', switch: 'off', mark: 'tap' }] },
      ],
    },
  ],
  facts: [
    {
      says: 'The permission stays on until it is turned off on the same screen',
      source: 'AOSP Settings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
