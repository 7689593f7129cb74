import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'restricted-missing',
  gate: 'restricted-settings',
  labels: [],
  says: 'nobody',
  stage: 'after',
  when: { os: { from: 'coloros-15', until: 'coloros-16', unknown: true } },
  steps: ['allow-restricted'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_app_info' }, back: true },
        { kind: 'group', rows: [{ ghost: 60 }, { ghost: 50 }, { ghost: 70 }] },
      ],
    },
  ],
  facts: [
    {
      says: 'On some phones with OxygenOS 15 and ColorOS 16 the entry is missing, and no way in the phone is known',
      source: 'sdmaid-se 1520; LiveMedia 16',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
