import type { Skin } from '#lib/model/skin.ts';

/** The guide at a glance: which steps, in which order. */
export const skin = {
  downloadapps: [
    'choose-app',
    'get-file',
    'keep-file',
    'check-file',
    'no-caller',
    'open-file',
    { id: 'allow-source', when: { rom: ['global', 'unknown'] } },
    { id: 'turn-on-source', when: { rom: ['global', 'unknown'] } },
    { id: 'allow-installer', when: { rom: ['cn'] } },
    { id: 'maker-page', when: { rom: ['unknown'] } },
    { id: 'tick-risk', when: { rom: ['cn'] } },
    { id: 'verify-owner', when: { rom: ['cn', 'unknown'] } },
    'lower-protection',
    { id: 'confirm-install', when: { rom: ['global', 'unknown'] } },
    { id: 'pass-play-protect', when: { rom: ['global', 'unknown'] } },
    { id: 'pass-developer-check', when: { os: ['hyperos-3', 'unknown'], rom: ['global', 'unknown'] } },
    'finish-install',
  ],
  service: [
    'use-google',
    'open-app-info',
    'background-autostart',
    'autostart',
    'battery-saver',
    'allow-notifications',
    'open-windows',
    'show-when-locked',
    'allow-restricted',
    'keep-in-recents',
  ],
  tidy: ['close-source', 'restore-protection', 'delete-file'],
  roles: {
    settings: 'miui_settings_app',
    apps: 'miui_apps',
    'manage-apps': 'miui_manage_apps',
    'app-info': 'miui_app_info',
    'install-unknown-apps': 'miui_install_unknown_apps',
    'allow-from-source': 'miui_allow_from_this_source',
    'allow-restricted': 'miui_allow_restricted_settings',
    'restricted-setting': 'miui_restricted_setting',
  },
  // The China ROM ships only English and Chinese, and the maker's installer exists on that ROM only.
  roms: [{ id: 'global' }, { id: 'cn', languages: ['en', 'zh'] }],
  surfaces: { 'miui-installer': ['en', 'zh'] },
  about: {
    parts: [
      { kind: 'title', words: { label: 'miui_about_phone' }, back: true },
      { kind: 'group', rows: [{ label: 'miui_os_version', value: '…205.0.VOSMIXM', icon: 'none', mark: 'look' }] },
      { kind: 'group', rows: [{ ghost: 58, icon: 'none', chevron: false }] },
    ],
  },
  path: ['settings', 'miui_about_phone'],
} as const satisfies Skin;
