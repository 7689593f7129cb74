import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'find-google',
  stays: true,
  when: {
    rom: ['cn'],
    need: ['google'],
  },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        { kind: 'search', words: { text: 'Google' } },
        { kind: 'group', rows: [{ ghost: 62, mark: 'tap' }, { ghost: 48 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { text: 'Google' }, back: true },
        { kind: 'group', rows: [{ ghost: 62, icon: 'none', switch: 'on', mark: 'tap' }] },
      ],
    },
  ],
  facts: [
    {
      says: 'On ColorOS 12 for China, Google’s services are on the phone and mostly work',
      source: 'fei-ke/unlock-cn-gms #4 (OnePlus 10 Pro)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'It is not documented where the switch is on ColorOS 7 to 14',
      source: 'fact sheet, open points',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
