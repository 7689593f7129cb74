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

/** Samsung's window over the installer; it has only one button. */
export const unknownAppBlocked = {
  parts: [
    {
      kind: 'sheet',
      title: { label: 'android_sam_unknown_app_blocked' },
      text: { label: 'android_sam_unknown_app_blocked_text' },
      buttons: [{ ghost: 30 }],
    },
  ],
} as const satisfies Scene;

/** From Samsung's Settings to Security and privacy. */
export const toSecurity = {
  parts: [
    { kind: 'title', words: { label: 'aosp_settings_app' } },
    {
      kind: 'group',
      rows: [{ ghost: 45 }, { label: 'android_sam_security_and_privacy', icon: 'shield', mark: 'tap' }, { ghost: 60 }],
    },
  ],
} as const satisfies Scene;

/** From Settings to Auto Blocker. */
export const toAutoBlocker = [
  toSecurity,
  {
    parts: [
      { kind: 'title', words: { label: 'android_sam_security_and_privacy' }, back: true },
      {
        kind: 'group',
        rows: [
          { ghost: 45, icon: 'none' },
          { label: 'android_sam_auto_blocker', icon: 'none', mark: 'tap' },
          { ghost: 60, icon: 'none' },
        ],
      },
    ],
  },
] as const satisfies readonly Scene[];

/** Auto Blocker's own page: the switch is turned off. */
export const blockerOff = {
  parts: [
    { kind: 'title', words: { label: 'android_sam_auto_blocker' }, back: true },
    { kind: 'group', rows: [{ label: 'android_sam_auto_blocker', icon: 'none', switch: 'off', mark: 'tap' }] },
    { kind: 'group', rows: [{ ghost: 88, icon: 'none', chevron: false }] },
  ],
} as const satisfies Scene;

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
