import type { Scene } from '@sideguide/guide-core/model';

// What several entries of this skin draw: the same screen, the same tap.

/** From Settings to Apps. */
export const toApps = {
  parts: [
    { kind: 'title', words: { label: 'settings' } },
    { kind: 'group', rows: [{ ghost: 45 }, { label: 'apps', icon: 'apps', mark: 'tap' }, { ghost: 60 }] },
  ],
} as const satisfies Scene;

/** From Settings to Battery. */
export const toBattery = {
  parts: [
    { kind: 'title', words: { label: 'settings' } },
    { kind: 'group', rows: [{ ghost: 45 }, { label: 'aosp_battery', icon: 'battery', mark: 'tap' }, { ghost: 60 }] },
  ],
} as const satisfies Scene;

/** From Battery to Power saving settings. */
export const toPowerSavingSettings = {
  parts: [
    { kind: 'title', words: { label: 'aosp_battery' }, back: true },
    {
      kind: 'group',
      rows: [
        { ghost: 45, icon: 'none' },
        { label: 'coloros_power_saving_settings', icon: 'none', mark: 'tap' },
        { ghost: 60, icon: 'none' },
      ],
    },
  ],
} as const satisfies Scene;

/** The app in App battery management, and the switch on its page. */
export const appBattery = [
  {
    parts: [
      { kind: 'title', words: { label: 'coloros_app_battery_management' }, back: true },
      { kind: 'group', rows: [{ ghost: 45 }, { text: '{app}', icon: 'letter', mark: 'tap' }, { ghost: 60 }] },
    ],
  },
  {
    parts: [
      { kind: 'title', words: { text: '{app}' }, back: true },
      {
        kind: 'group',
        rows: [
          { label: 'coloros_allow_background_activity', icon: 'none', switch: 'on', mark: 'tap' },
          { ghost: 60, icon: 'none' },
        ],
      },
    ],
  },
] as const satisfies readonly Scene[];

/** From App info to Battery usage. */
export const toBatteryUsage = {
  parts: [
    { kind: 'title', words: { label: 'app-info' }, back: true },
    { kind: 'app' },
    {
      kind: 'group',
      rows: [
        { ghost: 50, icon: 'none' },
        { label: 'coloros_battery_usage', icon: 'none', mark: 'tap' },
        { ghost: 60, icon: 'none' },
      ],
    },
  ],
} as const satisfies Scene;

/** Which app wants to install another; its words were not captured. */
export const askingApp = {
  parts: [
    {
      kind: 'dialog',
      title: { text: 'Chrome' },
      icon: 'letter',
      text: { ghost: 72 },
      buttons: [{ ghost: 36 }, { ghost: 40 }],
    },
  ],
} as const satisfies Scene;

/** The maker's installer scans the file, and goes on. */
export const scan = [
  {
    parts: [
      {
        kind: 'page',
        title: { text: '{app}' },
        icon: 'letter',
        text: { label: 'coloros_inst_scanning' },
        progress: true,
        buttons: [{ label: 'coloros_inst_continue_installing' }],
      },
    ],
  },
  {
    parts: [
      {
        kind: 'page',
        title: { text: '{app}' },
        icon: 'letter',
        text: { ghost: 60 },
        buttons: [{ ghost: 40 }, { label: 'coloros_inst_continue_installing', mark: 'tap' }],
      },
    ],
  },
] as const satisfies readonly Scene[];

/** The maker's page for medium and high risk: its text leads on to a box and a button. */
export const riskPage = [
  {
    parts: [
      {
        kind: 'page',
        title: { text: '{app}' },
        icon: 'letter',
        link: { label: 'coloros_inst_not_recommended', mark: 'tap' },
        buttons: [{ ghost: 40 }],
      },
    ],
  },
  {
    parts: [
      {
        kind: 'page',
        title: { text: '{app}' },
        icon: 'letter',
        text: { ghost: 70 },
        check: { label: 'coloros_inst_risk_checkbox', mark: 'tap' },
        buttons: [{ ghost: 40 }, { label: 'coloros_inst_install_anyway' }],
      },
    ],
  },
  {
    parts: [
      {
        kind: 'page',
        title: { text: '{app}' },
        icon: 'letter',
        text: { ghost: 70 },
        check: { label: 'coloros_inst_risk_checkbox', on: true },
        buttons: [{ ghost: 40 }, { label: 'coloros_inst_install_anyway', mark: 'tap' }],
      },
    ],
  },
] as const satisfies readonly Scene[];
