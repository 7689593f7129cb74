import type { Step } from '@sideguide/guide-core/model';
import { toBattery } from '../scenes.ts';

export default {
  id: 'leave-ultra-saver',
  scenes: [
    toBattery,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_battery' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { label: 'miui_ultra_battery_saver', icon: 'none', switch: 'off', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Ultra battery saver stops background apps while it is on',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), SecurityCenter, MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The setting is on the battery screen',
      source: 'menu position from general knowledge',
      checked: '2026-11-20',
      confidence: 'low',
    },
    {
      says: 'It force-stops apps, and Android then removes their control of the screen and their access to notifications',
      source: 'conquer-rn-app #12; hyperos-accessibility-fix (2026-06)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
