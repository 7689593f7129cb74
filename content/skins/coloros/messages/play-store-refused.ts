import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'play-store-refused',
  labels: [],
  says: 'nobody',
  stage: 'install',
  when: { rom: ['cn'], os: ['coloros-15', 'unknown'] },
  steps: ['use-google'],
  way: 'use-google',
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_google_settings' }, back: true },
        { kind: 'group', rows: [{ label: 'coloros_google_mobile_services', switch: 'on', mark: 'tap' }] },
      ],
    },
  ],
  facts: [
    {
      says: "While Google's services are off, the phone blocks the Play Store; with them on, it can be installed",
      source: 'SelfRef/noogle-magisk #9 (OnePlus Ace, ColorOS 15 for China)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
