import type { Skin } from '@sideguide/guide-core/model';
import { screens } from './screens.ts';
import { reads, versions } from './versions.ts';

/** The guide at a glance: which steps, in which order. */
export const skin = {
  versions,
  reads,
  androidTells: true,
  downloadapps: [
    'choose-app',
    'get-file',
    { id: 'keep-file', beside: 'get-file', sometimes: true },
    'check-file',
    'no-caller',
    'open-file',
    { id: 'find-file', beside: 'open-file' },
    'allow-source',
    { id: 'open-special-access', beside: 'allow-source' },
    'turn-on-source',
    // Android 16 allows no new source during a call.
    { id: 'end-call', when: { os: { from: 'android-16', unknown: true } }, beside: 'turn-on-source' },
    // Android 11 restarts the browser.
    { id: 'reopen-file', when: { os: ['android-11'] } },
    'confirm-install',
    'see-result',
    { id: 'pass-play-protect', beside: 'see-result', sometimes: true },
    { id: 'pass-developer-check', beside: 'see-result', sometimes: true },
    { id: 'finish-install', beside: 'see-result' },
  ],
  service: [
    'open-app-info',
    { id: 'background-activity', when: { os: { from: 'android-15' } } },
    { id: 'run-in-background', when: { os: { from: 'android-12', until: 'android-14', unknown: true } } },
    { id: 'keep-unoptimized', when: { os: { until: 'android-11' } } },
    { id: 'keep-if-unused', when: { os: { from: 'android-12', unknown: true } } },
    'allow-notifications',
    { id: 'allow-restricted', when: { os: { from: 'android-13', unknown: true } } },
    'float-windows',
  ],
  tidy: ['close-source', 'delete-file'],
  screens,
  roles: {
    settings: 'aosp_settings_app',
    apps: 'aosp_apps',
    'manage-apps': 'aosp_apps',
    'app-info': 'aosp_app_info',
    'install-unknown-apps': 'aosp_install_unknown_apps',
    'allow-from-source': 'aosp_allow_from_this_source',
    'allow-restricted': 'aosp_allow_restricted_settings',
    'restricted-setting': 'aosp_restricted_setting',
    'about-phone': 'aosp_about_phone',
  },
  wordings: {
    aosp_apps: [{ when: { os: { until: 'android-11' } }, label: 'aosp_apps_notifications' }],
    aosp_app_battery_usage: [{ when: { os: ['android-12'] }, label: 'aosp_battery' }],
    aosp_manage_app_if_unused: [
      { when: { os: { from: 'android-13', until: 'android-14' } }, label: 'aosp_pause_app_if_unused' },
      { when: { os: ['android-12'] }, label: 'aosp_remove_permissions_free_space' },
    ],
    // Android 16 has other words in its installer.
    pi_confirm_install: [{ when: { os: { from: 'android-16' } }, label: 'pi_install_question_16' }],
    pi_app_installed: [{ when: { os: { from: 'android-16' } }, label: 'pi_installed_16' }],
    pi_app_not_installed: [{ when: { os: { from: 'android-16' } }, label: 'pi_not_installed_16' }],
  },
  roms: [{ id: 'global' }],
  about: {
    parts: [
      { kind: 'title', words: { label: 'about-phone' }, back: true },
      {
        kind: 'group',
        rows: [
          { ghost: 44, icon: 'none', chevron: false },
          { label: 'aosp_android_version', value: '14', icon: 'none', mark: 'look' },
          { ghost: 60, icon: 'none', chevron: false },
        ],
      },
    ],
  },
  path: ['settings', 'about-phone'],
} as const satisfies Skin;
