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
    'allow-source',
    'turn-on-source',
    { id: 'maker-page', when: { rom: ['unknown'] } },
    { id: 'wait-for-scan', when: { rom: ['cn'] } },
    { id: 'accept-risk', when: { rom: ['cn'] } },
    { id: 'verify-owner', when: { rom: ['cn', 'unknown'] } },
    { id: 'confirm-install', when: { rom: ['global', 'unknown'] } },
    { id: 'pass-play-protect', when: { rom: ['global', 'unknown'] } },
    { id: 'pass-developer-check', when: { os: ['coloros-16', 'unknown'], rom: ['global', 'unknown'] } },
    'finish-install',
  ],
  service: [
    'use-google',
    'auto-launch',
    'open-app-info',
    'background-activity',
    'keep-if-unused',
    'allow-notifications',
    'sleep-standby',
    'allow-restricted',
    'keep-in-recents',
  ],
  tidy: ['close-source', 'delete-file'],
  roles: {
    settings: 'aosp_settings_app',
    apps: 'coloros_apps',
    'manage-apps': 'coloros_app_management',
    'app-info': 'coloros_app_info',
    'install-unknown-apps': 'aosp_install_unknown_apps',
    'allow-from-source': 'aosp_allow_from_this_source',
    'allow-restricted': 'aosp_allow_restricted_settings',
    'restricted-setting': 'aosp_restricted_setting',
    'about-phone': 'coloros_about',
  },
  roms: [{ id: 'global' }, { id: 'cn' }],
  about: {
    parts: [
      { kind: 'title', words: { label: 'coloros_about' }, back: true },
      {
        kind: 'group',
        rows: [
          { text: 'ColorOS 15', icon: 'none', chevron: false, mark: 'look' },
          { label: 'coloros_version_number', value: '…15.0…(EX01)', icon: 'none' },
        ],
      },
    ],
  },
  path: ['settings', 'coloros_about'],
} as const satisfies Skin;
