import type { Message } from '@sideguide/guide-core/model';
import { accessibilityOff } from '../scenes.ts';

export default {
  id: 'refuses-accessibility',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'allow-restricted'],
  scenes: [accessibilityOff],
  undrawn: {
    aosp_settings_app: 'where the search begins; what it finds differs between phones',
  },
  facts: [
    {
      says: 'A game did not start while an app with accessibility access was on; it did after that access was turned off and the game was started again, not before',
      source: 'osu-droid #466 (2025-01), #263 (2023-08)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'On HyperOS 2, the game named a part of the phone (com.miui.voiceassist), which an owner cannot turn off',
      source: 'osu-droid #466 (Xiaomi 14 Ultra and 15 Pro, 2024-12 to 2025-03), #555 (2025-07)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
