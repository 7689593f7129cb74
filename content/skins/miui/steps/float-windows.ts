import type { Step } from '@sideguide/guide-core/model';
import { toOtherPermissions } from '../scenes.ts';

export default {
  id: 'float-windows',
  minutes: 1,
  when: {
    need: ['windows'],
  },
  scenes: [
    toOtherPermissions,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_other_permissions' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'miui_show_on_lock_screen' },
            { label: 'miui_display_popup_windows', mark: 'tap', hand: true },
            { ghost: 60 },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Other permissions, "Display pop-up window" up to MIUI 13, "Display pop-up windows" since',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), AuthManager, MIUI 12 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
