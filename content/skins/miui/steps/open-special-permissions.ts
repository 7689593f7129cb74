import type { Step } from '@sideguide/guide-core/model';
import { toSourceApp } from '../scenes.ts';

export default {
  id: 'open-special-permissions',
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        {
          kind: 'group',
          rows: [{ ghost: 45 }, { label: 'miui_privacy_protection', icon: 'shield', mark: 'tap' }, { ghost: 60 }],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_privacy_protection' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'miui_special_permissions', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    ...toSourceApp,
  ],
  facts: [
    {
      says: 'On MIUI 12 to 14, the path is Settings, Privacy protection, Special permissions, Install unknown apps; on MIUI 12, the name is "Special app access"',
      source: 'Xiaomi.eu Settings strings; several app help texts',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
