import type { Scene } from '@sideguide/guide-core/model';
import { sourceApp } from '../../scenes.ts';

// What several entries of this skin draw: the same screen, the same tap.

/** From Settings to Battery. */
export const toBattery = {
  parts: [
    { kind: 'title', words: { label: 'settings' } },
    { kind: 'group', rows: [{ ghost: 45 }, { label: 'miui_battery', icon: 'battery', mark: 'tap' }, { ghost: 60 }] },
  ],
} as const satisfies Scene;

/** From Special permissions to the browser in the list of apps that may install others. */
export const toSourceApp = [
  {
    parts: [
      { kind: 'title', words: { label: 'miui_special_permissions' }, back: true },
      {
        kind: 'group',
        rows: [
          { ghost: 45, icon: 'none' },
          { label: 'install-unknown-apps', icon: 'none', mark: 'tap' },
          { ghost: 60, icon: 'none' },
        ],
      },
    ],
  },
  sourceApp,
] as const satisfies readonly Scene[];

/** From App info to Other permissions. */
export const toOtherPermissions = {
  parts: [
    { kind: 'title', words: { label: 'app-info' }, back: true },
    { kind: 'app' },
    {
      kind: 'group',
      rows: [
        { ghost: 50, icon: 'none' },
        { label: 'miui_other_permissions', icon: 'none', mark: 'tap' },
        { ghost: 60, icon: 'none' },
      ],
    },
  ],
} as const satisfies Scene;

/** A page of warnings with a box and a button that counts down. */
export const longWarning = [
  {
    parts: [
      {
        kind: 'page',
        text: { ghost: 80 },
        check: { label: 'miui_risk_checkbox', mark: 'tap' },
        buttons: [{ text: 'OK', count: 10 }],
      },
    ],
  },
  {
    parts: [
      {
        kind: 'page',
        text: { ghost: 80 },
        check: { label: 'miui_risk_checkbox', on: true },
        buttons: [{ text: 'OK', count: 10, mark: 'tap' }],
      },
    ],
  },
] as const satisfies readonly Scene[];

/** The maker's installer asks whether the source app may install. */
export const sourceQuestion = {
  parts: [
    {
      kind: 'sheet',
      title: { label: 'mi_inst_allow_source_question' },
      buttons: [{ ghost: 40 }, { label: 'mi_inst_allow', mark: 'tap' }],
    },
  ],
} as const satisfies Scene;

/** The maker has not tested the app: a box to tick, then the button. */
export const untested = [
  {
    parts: [
      {
        kind: 'page',
        title: { text: '{app}' },
        icon: 'letter',
        text: { ghost: 64 },
        check: { label: 'mi_inst_not_scanned_checkbox', mark: 'tap' },
        buttons: [{ ghost: 38 }, { label: 'mi_inst_continue_installing' }],
      },
    ],
  },
  {
    parts: [
      {
        kind: 'page',
        title: { text: '{app}' },
        icon: 'letter',
        text: { ghost: 64 },
        check: { label: 'mi_inst_not_scanned_checkbox', on: true },
        buttons: [{ ghost: 38 }, { label: 'mi_inst_continue_installing', mark: 'tap' }],
      },
    ],
  },
] as const satisfies readonly Scene[];

/** Enhanced protection refuses the file; ⋮ stands at the top. */
export const enhancedProtection = {
  parts: [
    { kind: 'title', words: { text: '{app}' }, menu: 'tap' },
    { kind: 'page', text: { label: 'mi_inst_enhanced_protection' }, buttons: [{ ghost: 40 }] },
  ],
} as const satisfies Scene;

/** “Allow once” in the menu behind ⋮. */
export const allowOnce = {
  parts: [
    { kind: 'title', words: { text: '{app}' } },
    {
      kind: 'menu',
      rows: [
        { ghost: 60, icon: 'none' },
        { label: 'mi_inst_allow_once_menu', icon: 'none', mark: 'tap' },
      ],
    },
  ],
} as const satisfies Scene;

/** From Settings to Mi Protect. */
export const toProtection = [
  {
    parts: [
      { kind: 'title', words: { label: 'settings' } },
      { kind: 'group', rows: [{ ghost: 45 }, { label: 'miui_apps', icon: 'apps', mark: 'tap' }, { ghost: 60 }] },
    ],
  },
  {
    parts: [
      { kind: 'title', words: { label: 'miui_apps' }, back: true },
      {
        kind: 'group',
        rows: [{ ghost: 45 }, { label: 'miui_mi_protect', icon: 'shield', mark: 'tap' }, { ghost: 60 }],
      },
    ],
  },
] as const satisfies readonly Scene[];

/** From the app's page to the row that lifts the limits of an app from a file. */
export const allowRestricted = [
  {
    parts: [
      { kind: 'title', words: { label: 'app-info' }, back: true },
      { kind: 'app' },
      {
        kind: 'group',
        rows: [
          { ghost: 50, icon: 'none' },
          { ghost: 64, icon: 'none' },
          { ghost: 44, icon: 'none' },
        ],
      },
      { kind: 'swipe', move: 'scroll' },
    ],
  },
  {
    middle: true,
    parts: [
      {
        kind: 'group',
        rows: [
          { ghost: 50, icon: 'none' },
          { ghost: 62, icon: 'none' },
        ],
      },
      { kind: 'group', rows: [{ label: 'allow-restricted', icon: 'none', mark: 'tap' }] },
    ],
  },
] as const satisfies readonly Scene[];
