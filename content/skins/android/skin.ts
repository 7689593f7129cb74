import type { Skin } from '@sideguide/guide-core/model';
import { screens } from './screens.ts';
import { notOneUi, oneUi, reads, versions } from './versions.ts';

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
    { id: 'open-special-access', when: { os: notOneUi }, beside: 'allow-source' },
    { id: 'open-security-settings', when: { os: oneUi }, beside: 'allow-source' },
    'turn-on-source',
    // Android 16 allows no new source during a call.
    { id: 'end-call', when: { os: { from: 'one-ui-8', unknown: true } }, beside: 'turn-on-source' },
    // Android 11 restarts the browser.
    { id: 'reopen-file', when: { os: ['android-11'] } },
    'confirm-install',
    'see-result',
    { id: 'lower-blocker', beside: 'see-result', sometimes: true },
    { id: 'pass-play-protect', beside: 'see-result', sometimes: true },
    { id: 'pass-developer-check', beside: 'see-result', sometimes: true },
    { id: 'finish-install', beside: 'see-result' },
  ],
  service: [
    'open-app-info',
    { id: 'background-activity', when: { os: ['android-15', 'android-16', 'android-17'] } },
    {
      id: 'run-in-background',
      when: { os: ['android-12', 'android-13', 'android-14', ...oneUi, 'unknown'] },
    },
    { id: 'keep-unoptimized', when: { os: { until: 'android-11' } } },
    { id: 'keep-if-unused', when: { os: { from: 'android-12', unknown: true } } },
    'allow-notifications',
    { id: 'allow-restricted', when: { os: { from: 'android-13', unknown: true } } },
    { id: 'float-windows', when: { os: notOneUi } },
    { id: 'appear-on-top', when: { os: oneUi } },
  ],
  tidy: ['close-source', 'restore-blocker', 'delete-file'],
  screens,
  roles: {
    settings: 'aosp_settings_app',
    apps: 'aosp_apps',
    'app-info': 'aosp_app_info',
    'install-unknown-apps': 'aosp_install_unknown_apps',
    'allow-from-source': 'aosp_allow_from_this_source',
    'allow-restricted': 'aosp_allow_restricted_settings',
    'restricted-setting': 'aosp_restricted_setting',
    'about-phone': 'aosp_about_phone',
  },
  wordings: {
    aosp_apps: [
      { when: { os: { until: 'android-11' } }, label: 'aosp_apps_notifications' },
      { when: { os: oneUi }, label: 'android_sam_apps' },
    ],
    aosp_app_info: [{ when: { os: oneUi }, label: 'android_sam_app_info' }],
    aosp_special_app_access: [{ when: { os: oneUi }, label: 'android_sam_special_access' }],
    aosp_install_unknown_apps: [{ when: { os: oneUi }, label: 'android_sam_install_unknown_apps' }],
    aosp_allow_from_this_source: [{ when: { os: oneUi }, label: 'android_sam_allow_from_source' }],
    aosp_app_battery_usage: [
      { when: { os: ['android-12'] }, label: 'aosp_battery' },
      { when: { os: oneUi }, label: 'android_sam_battery' },
    ],
    aosp_battery_unrestricted: [{ when: { os: oneUi }, label: 'android_sam_unrestricted' }],
    aosp_battery_optimized: [{ when: { os: oneUi }, label: 'android_sam_optimized' }],
    aosp_battery_restricted: [{ when: { os: oneUi }, label: 'android_sam_restricted' }],
    aosp_manage_app_if_unused: [
      { when: { os: ['android-13', 'android-14'] }, label: 'aosp_pause_app_if_unused' },
      { when: { os: ['android-12'] }, label: 'aosp_remove_permissions_free_space' },
      { when: { os: ['one-ui-7', 'one-ui-8', 'one-ui-9'] }, label: 'android_sam_manage_if_unused' },
      { when: { os: ['one-ui-6'] }, label: 'android_sam_remove_permissions_if_unused' },
    ],
    aosp_notifications: [{ when: { os: oneUi }, label: 'android_sam_notifications' }],
    aosp_display_over_other_apps: [{ when: { os: oneUi }, label: 'android_sam_appear_on_top' }],
    aosp_allow_restricted_settings: [{ when: { os: oneUi }, label: 'android_sam_allow_restricted_settings' }],
    aosp_restricted_setting: [{ when: { os: oneUi }, label: 'android_sam_restricted_setting' }],
    aosp_about_phone: [{ when: { os: oneUi }, label: 'android_sam_about_phone' }],
    // Android 16 has other words in its installer.
    pi_confirm_install: [{ when: { os: { from: 'one-ui-8' } }, label: 'pi_install_question_16' }],
    pi_app_installed: [{ when: { os: { from: 'one-ui-8' } }, label: 'pi_installed_16' }],
    pi_app_not_installed: [{ when: { os: { from: 'one-ui-8' } }, label: 'pi_not_installed_16' }],
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
  abouts: [
    {
      when: { os: oneUi },
      scene: {
        parts: [
          { kind: 'title', words: { label: 'android_sam_software_information' }, back: true },
          {
            kind: 'group',
            rows: [
              { label: 'android_sam_one_ui_version', value: '7.0', icon: 'none', mark: 'look' },
              { ghost: 60, icon: 'none', chevron: false },
            ],
          },
        ],
      },
    },
  ],
  path: ['settings', 'about-phone'],
} as const satisfies Skin;
