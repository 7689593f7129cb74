import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'restricted-missing',
  gate: 'restricted-settings',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['allow-restricted'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_app_info' }, back: true },
        { kind: 'group', rows: [{ ghost: 60 }, { ghost: 50 }, { ghost: 70 }] },
      ],
    },
  ],
  undrawn: {
    aosp_settings_app: 'where the way begins; the drawing shows the screen to reach',
  },
  facts: [
    {
      says: 'On some phones with OxygenOS 15 and ColorOS 16 the option is missing, and no solution on the phone itself is known',
      source: 'sdmaid-se 1520; LiveMedia 16',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'It was also missing on a Redmi Pad SE',
      source: 'ScreenshotTile #576 (2024-10)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'OxygenOS 16 has it',
      source: 'librepods #387 (OnePlus 12, 2025-12)',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
