import type { Step } from '@sideguide/guide-core/model';
import { toSourceApp } from '../scenes.ts';

export default {
  id: 'open-privacy',
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        {
          kind: 'group',
          rows: [{ ghost: 45 }, { label: 'miui_privacy_security', icon: 'shield', mark: 'tap' }, { ghost: 60 }],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_privacy_security' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'miui_privacy', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_privacy' }, back: true },
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
      says: 'On HyperOS 1 to 3, the path is Settings, Privacy & security, Privacy, Special permissions, Install unknown apps; the exact sub-step is not confirmed',
      source:
        'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), Settings; Xiaomi’s own texts on China builds',
      checked: '2026-11-20',
      confidence: 'low',
    },
    {
      says: 'Another path is Settings, Apps, Manage apps, ⋮, Special permissions',
      source: 'three app guides, probably not independent',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
