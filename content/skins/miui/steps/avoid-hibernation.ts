import type { Step } from '@sideguide/guide-core/model';
import { toBattery } from '../scenes.ts';

export default {
  id: 'avoid-hibernation',
  scenes: [
    toBattery,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_battery' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { label: 'miui_hibernation_mode', icon: 'none', mark: 'look' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Since MIUI 14, Hibernation mode stops background apps when the battery is nearly empty',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), SecurityCenter, MIUI 14 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The setting is on the battery screen',
      source: 'menu position from general knowledge',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
