import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'find-google',
  when: {
    rom: ['cn'],
    need: ['google'],
  },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        { kind: 'search', words: { text: 'Google' } },
        { kind: 'group', rows: [{ ghost: 62, mark: 'tap', hand: true }, { ghost: 48 }] },
      ],
    },
  ],
  facts: [
    {
      says: 'On ColorOS 12 for China Google’s services are in the phone and work in most parts',
      source: 'fei-ke/unlock-cn-gms #4 (OnePlus 10 Pro)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'Where the switch stands on ColorOS 7 to 14 is not documented',
      source: 'fact sheet, open points',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
