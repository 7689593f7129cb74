import type { Step } from '@sideguide/guide-core/model';
import { toBattery } from '../scenes.ts';

export default {
  id: 'stop-sleep-mode',
  scenes: [
    toBattery,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_battery' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { label: 'miui_sleep_mode', icon: 'none', switch: 'off', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Sleep mode closes background apps and cuts off the data connection at night',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), PowerKeeper, MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
