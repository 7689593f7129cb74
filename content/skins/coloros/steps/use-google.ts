import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'use-google',
  stays: true,
  when: { rom: ['cn'], need: ['google'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        {
          kind: 'group',
          rows: [{ ghost: 45 }, { label: 'coloros_system_update', icon: 'update', mark: 'tap' }, { ghost: 60 }],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_system_update' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'coloros_google_settings', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_google_settings' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'coloros_google_mobile_services', icon: 'none', switch: 'on', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'With the switch off, the Play Store cannot be installed (PGKM10, ColorOS 15)',
      source: 'SelfRef/noogle-magisk #9',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'On China ROMs of ColorOS 15 to 17, messages remain unreliable even with the switch on',
      source: 'kooritea/fcmfix #195; ColorOSGmsNetworkGuard README',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'On ColorOS 15 in China, the path is Settings, System & update, Google Settings',
      source: 'qubka/ColorOs-Debloat-Guide',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'This is not documented for ColorOS 16',
      source: 'no source found',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
