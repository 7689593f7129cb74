import type { Scene } from '@sideguide/guide-core/model';

// What several entries draw of any phone: the same screen, the same tap. Whoever corrects one corrects it for all that show it.

/** Chrome asks before it keeps an app file. */
export const keepQuestion = {
  parts: [
    { kind: 'browser' },
    { kind: 'group', rows: [{ ghost: 80, icon: 'none', chevron: false }] },
    {
      kind: 'dialog',
      title: { label: 'chrome_file_might_be_harmful' },
      text: { label: 'chrome_download_anyway_question' },
      buttons: [{ ghost: 40 }, { label: 'chrome_download_anyway', mark: 'tap' }],
    },
  ],
} as const satisfies Scene;

/** From a page in Chrome to Chrome's own list of downloads. */
export const openDownloads = [
  {
    parts: [
      { kind: 'browser', menu: 'tap' },
      {
        kind: 'group',
        rows: [
          { ghost: 80, icon: 'none', chevron: false },
          { ghost: 62, icon: 'none', chevron: false },
        ],
      },
    ],
  },
  {
    parts: [
      { kind: 'browser' },
      {
        kind: 'menu',
        rows: [
          { ghost: 55, icon: 'none' },
          { label: 'chrome_downloads', icon: 'none', mark: 'tap' },
          { ghost: 66, icon: 'none' },
        ],
      },
    ],
  },
] as const satisfies readonly Scene[];

/** The file in Chrome's list of downloads, reached by Chrome's menu. */
export const fileInDownloads = {
  parts: [
    { kind: 'title', words: { label: 'chrome_downloads' }, back: true },
    {
      kind: 'group',
      rows: [
        { ghost: 45, icon: 'file', chevron: false },
        { text: '{file}', icon: 'file', mark: 'tap', chevron: false },
        { ghost: 60, icon: 'file', chevron: false },
      ],
    },
  ],
} as const satisfies Scene;

/** Behind the installer's first messages: the list of downloads, in which the file was tapped. */
export const behindInstaller = [
  { kind: 'title', words: { label: 'chrome_downloads' }, back: true },
  {
    kind: 'group',
    rows: [
      { ghost: 45, icon: 'file', chevron: false },
      { text: '{file}', icon: 'file', chevron: false },
    ],
  },
] as const satisfies Scene['parts'];

/** What follows a tap on the file: the installer's question. */
export const installQuestion = {
  parts: [
    ...behindInstaller,
    {
      kind: 'dialog',
      title: { text: '{app}' },
      icon: 'letter',
      text: { label: 'pi_confirm_install' },
      buttons: [{ label: 'pi_cancel' }, { label: 'pi_install' }],
    },
  ],
} as const satisfies Scene;

/** The file in Chrome's list of downloads, whichever way that was opened. */
export const fileInChrome = {
  parts: [
    { kind: 'title', words: { label: 'chrome_downloads' } },
    {
      kind: 'group',
      rows: [
        { text: '{file}', icon: 'file', mark: 'tap' },
        { ghost: 60, icon: 'blank' },
      ],
    },
  ],
} as const satisfies Scene;

/** The file in the folder of downloads, in the phone's file manager. */
export const fileInFolder = {
  parts: [
    { kind: 'title', words: { label: 'aosp_downloads_folder' } },
    {
      kind: 'group',
      rows: [
        { text: '{file}', icon: 'file', mark: 'tap' },
        { ghost: 60, icon: 'blank' },
      ],
    },
  ],
} as const satisfies Scene;

/** Play Protect does not know the app: the way on stands behind “More details”. */
export const playProtectUnknown = [
  {
    parts: [
      {
        kind: 'dialog',
        title: { label: 'pp_blocked_to_protect' },
        text: { ghost: 80 },
        link: { label: 'pp_more_details', mark: 'tap' },
        buttons: [{ label: 'pp_got_it' }],
      },
    ],
  },
  {
    parts: [
      {
        kind: 'dialog',
        title: { label: 'pp_blocked_to_protect' },
        text: { ghost: 80 },
        link: { label: 'pp_install_anyway', mark: 'tap' },
        buttons: [{ label: 'pp_got_it' }],
      },
    ],
  },
] as const satisfies readonly Scene[];

/** The lookup of the developer failed, and the owner may go on. */
export const developerNotFound = {
  parts: [
    {
      kind: 'dialog',
      title: { label: 'pi_dev_cant_verify_16' },
      text: { ghost: 80 },
      buttons: [{ label: 'pi_install_without_verifying_16', mark: 'tap' }, { label: 'pi_cancel' }],
    },
  ],
} as const satisfies Scene;

/** The browser in the list of apps that may install others. */
export const sourceApp = {
  parts: [
    { kind: 'title', words: { label: 'install-unknown-apps' }, back: true },
    {
      kind: 'group',
      rows: [{ ghost: 45 }, { text: 'Chrome', icon: 'letter', mark: 'tap' }, { ghost: 60 }],
    },
  ],
} as const satisfies Scene;

/** Android refuses a setting to an app from outside the store. */
export const restrictedSetting = {
  parts: [
    {
      kind: 'dialog',
      title: { label: 'restricted-setting' },
      text: { ghost: 80 },
      buttons: [{ ghost: 34 }],
    },
  ],
} as const satisfies Scene;

/** From the app's page to the row that lifts the limits of an app from a file. */
export const allowRestricted = [
  {
    parts: [
      { kind: 'title', words: { label: 'app-info' }, back: true, menu: 'tap' },
      { kind: 'app' },
      {
        kind: 'group',
        rows: [
          { ghost: 45, icon: 'none' },
          { ghost: 80, icon: 'none' },
          { ghost: 62, icon: 'none' },
        ],
      },
    ],
  },
  {
    parts: [
      { kind: 'title', words: { label: 'app-info' }, back: true },
      { kind: 'app' },
      {
        kind: 'menu',
        rows: [
          { ghost: 60, icon: 'none' },
          { label: 'allow-restricted', icon: 'none', mark: 'tap' },
        ],
      },
    ],
  },
] as const satisfies readonly Scene[];

/** The installer's last message. */
export const appInstalled = {
  parts: [
    ...behindInstaller,
    {
      kind: 'dialog',
      title: { text: '{app}' },
      icon: 'letter',
      text: { label: 'pi_app_installed' },
      buttons: [{ label: 'pi_done', mark: 'tap' }, { label: 'pi_open' }],
    },
  ],
} as const satisfies Scene;

/** The page of an app's accessibility access, turned off. */
export const accessibilityOff = {
  parts: [
    { kind: 'title', words: { text: '{app}' }, back: true },
    { kind: 'group', rows: [{ ghost: 70, icon: 'none', switch: 'off', mark: 'tap' }] },
  ],
} as const satisfies Scene;
