import type { Step } from '@sideguide/guide-core/model';
import { toApps } from '../scenes.ts';

export default {
  id: 'float-windows',
  stays: true,
  when: {
    need: ['windows'],
  },
  scenes: [
    toApps,
    {
      parts: [
        { kind: 'title', words: { label: 'apps' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'coloros_display_over_other_apps', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_display_over_other_apps' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, switch: 'off', icon: 'blank' },
            { text: '{app}', icon: 'letter', switch: 'on', mark: 'tap' },
            { ghost: 60, icon: 'blank', switch: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On ColorOS 7 to 11, the path is App management, Display over other apps',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On later versions, it is under Special app access',
      source: 'Android’s own path; no source for these phones',
      checked: '2026-11-20',
      confidence: 'low',
    },
    {
      says: 'On Android 15 and newer, the switch stays grey until restricted settings are allowed; this was seen on a OnePlus 12 with OxygenOS 16',
      source: 'AOSP EnhancedConfirmationService (yaap @12cd0f5); librepods #387 (2025-12)',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
