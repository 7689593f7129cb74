import type { Step } from '@sideguide/guide-core/model';
import { toBattery } from '../scenes.ts';

export default {
  id: 'battery-page',
  when: {
    need: ['background', 'notifications'],
  },
  scenes: [
    toBattery,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_battery' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'miui_app_battery_saver', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_app_battery_saver' }, back: true },
        { kind: 'group', rows: [{ ghost: 45 }, { text: '{app}', icon: 'letter', mark: 'tap' }, { ghost: 60 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { text: '{app}' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'miui_no_restrictions', radio: 'on', mark: 'tap' },
            { ghost: 56, radio: 'off', note: { ghost: 80 } },
            { ghost: 64, radio: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The path is Settings, Battery, App battery saver; on MIUI 12, the name is "Battery & performance"',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), Settings, MIUI 12 to HyperOS 2',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'It is not known whether HyperOS 3 still has this list',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), Settings',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
