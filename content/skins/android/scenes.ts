import type { Scene } from '@sideguide/guide-core/model';

// What several entries of this skin draw: the same screen, the same tap.

/** From Settings to Special app access. */
export const toSpecialAccess = [
  {
    parts: [
      { kind: 'title', words: { label: 'settings' } },
      { kind: 'group', rows: [{ ghost: 45 }, { label: 'apps', icon: 'apps', mark: 'tap' }, { ghost: 60 }] },
    ],
  },
  {
    parts: [
      { kind: 'title', words: { label: 'apps' }, back: true },
      {
        kind: 'group',
        rows: [
          { ghost: 45, icon: 'none' },
          { label: 'aosp_special_app_access', icon: 'none', mark: 'tap' },
        ],
      },
    ],
  },
] as const satisfies readonly Scene[];

/** From App info to App battery usage. */
export const toAppBattery = {
  parts: [
    { kind: 'title', words: { label: 'app-info' }, back: true },
    { kind: 'app' },
    {
      kind: 'group',
      rows: [
        { ghost: 50, icon: 'none' },
        { label: 'aosp_app_battery_usage', icon: 'none', mark: 'tap' },
        { ghost: 60, icon: 'none' },
      ],
    },
  ],
} as const satisfies Scene;
