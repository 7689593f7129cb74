import type { Skin } from '@sideguide/guide-core/model';
import { screens } from './screens.ts';
import { reads, versions } from './versions.ts';

/** Versions whose Settings list the apps that may start by themselves; 11 and 12 have the switch on the app's page. */
const autoLaunch = ['coloros-7', 'coloros-13', 'coloros-14', 'coloros-15', 'coloros-16', 'coloros-17', 'unknown'];

/** The page about the phone, with the end of its version: its letters say which ROM it is. */
const aboutDevice = (value: string) =>
  ({
    parts: [
      { kind: 'title', words: { label: 'coloros_about' }, back: true },
      {
        kind: 'group',
        rows: [
          { text: 'ColorOS …', icon: 'none', chevron: false, mark: 'look' },
          { label: 'coloros_version_number', value, icon: 'none' },
        ],
      },
    ],
  }) as const;

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
    { id: 'open-external-sources', when: { rom: ['cn', 'unknown'] }, beside: 'allow-source' },
    'turn-on-source',
    // Android 16 allows no new source during a call.
    { id: 'end-call', when: { os: { from: 'coloros-16', unknown: true } }, beside: 'turn-on-source' },
    // Android 11 restarts the browser.
    { id: 'reopen-file', when: { os: ['coloros-11'] } },
    { id: 'allow-asking-app', when: { rom: ['cn'] }, beside: 'wait-for-scan' },
    { id: 'wait-for-scan', when: { rom: ['cn'] } },
    { id: 'confirm-install', when: { rom: ['global', 'unknown'] } },
    { id: 'maker-page', when: { rom: ['unknown'] }, beside: 'confirm-install', sometimes: true },
    { id: 'restart-installer', beside: 'confirm-install' },
    { id: 'unlock-install', when: { rom: ['global', 'unknown'] }, beside: 'confirm-install' },
    'see-result',
    { id: 'pass-play-protect', when: { rom: ['global', 'unknown'] }, beside: 'see-result', sometimes: true },
    {
      id: 'pass-developer-check',
      when: { rom: ['global', 'unknown'] },
      beside: 'see-result',
      sometimes: true,
    },
    { id: 'accept-risk', when: { rom: ['cn'] }, beside: 'see-result', sometimes: true },
    {
      id: 'reinstall',
      when: { os: { from: 'coloros-12', until: 'coloros-14', unknown: true }, rom: ['cn'] },
      beside: 'see-result',
    },
    {
      id: 'verify-account',
      when: { os: { until: 'coloros-13' }, rom: ['cn'] },
      beside: 'see-result',
      sometimes: true,
    },
    {
      id: 'verify-owner',
      when: { os: { from: 'coloros-14', unknown: true }, rom: ['cn', 'unknown'] },
      beside: 'see-result',
      sometimes: true,
    },
    { id: 'finish-install', beside: 'see-result' },
  ],
  service: [
    { id: 'use-google', when: { os: { from: 'coloros-15', unknown: true } } },
    { id: 'find-google', when: { os: { until: 'coloros-14' } } },
    { id: 'auto-launch', when: { os: autoLaunch } },
    'open-app-info',
    { id: 'run-in-background', when: { os: ['coloros-7'] } },
    { id: 'allow-auto-launch', when: { os: { from: 'coloros-11', until: 'coloros-12' } } },
    {
      id: 'allow-linked-launch',
      when: { os: { from: 'coloros-11', unknown: true }, rom: ['cn'] },
      beside: 'background-activity',
    },
    { id: 'background-activity', when: { os: { from: 'coloros-11', unknown: true } } },
    {
      id: 'battery-list',
      when: { os: { from: 'coloros-11', until: 'coloros-12' } },
      beside: 'background-activity',
    },
    {
      id: 'battery-management',
      when: { os: { from: 'coloros-13', until: 'coloros-14' } },
      beside: 'background-activity',
    },
    {
      id: 'keep-unoptimized',
      when: { os: { from: 'coloros-11', until: 'coloros-14' } },
      beside: 'background-activity',
    },
    { id: 'keep-if-unused', when: { os: { from: 'coloros-15', unknown: true } } },
    'allow-notifications',
    { id: 'sleep-standby', when: { os: { from: 'coloros-13', unknown: true } } },
    { id: 'stop-sleep-saver', when: { os: { until: 'coloros-12' } } },
    { id: 'allow-restricted', when: { os: { from: 'coloros-13', unknown: true } } },
    'float-windows',
    'keep-in-recents',
    { id: 'unfreeze', when: { os: { until: 'coloros-11' } }, offered: true },
    { id: 'leave-super-saver', offered: true },
  ],
  tidy: ['close-source', 'delete-file'],
  screens,
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
  wordings: {
    coloros_apps: [{ when: { os: { until: 'coloros-11' } }, label: 'coloros_app_management' }],
    coloros_app_management: [{ when: { os: { until: 'coloros-11' } }, label: 'coloros_app_list' }],
    coloros_auto_launch_list: [{ when: { os: { from: 'coloros-13' } }, label: 'coloros_auto_launch' }],
    coloros_allow_background_activity: [
      { when: { os: { from: 'coloros-16' } }, label: 'coloros_allow_background_activity_16' },
    ],
    coloros_power_saving_settings: [{ when: { os: { until: 'coloros-12' } }, label: 'coloros_power_saver_options' }],
    aosp_notifications: [{ when: { os: { until: 'coloros-11' } }, label: 'coloros_notifications_status_bar' }],
    pi_done: [{ when: { rom: ['cn'] }, label: 'coloros_inst_done' }],
    // Android 16 has other words in its installer.
    pi_confirm_install: [{ when: { os: { from: 'coloros-16' } }, label: 'pi_install_question_16' }],
    pi_app_installed: [{ when: { os: { from: 'coloros-16' } }, label: 'pi_installed_16' }],
    pi_app_not_installed: [{ when: { os: { from: 'coloros-16' } }, label: 'pi_not_installed_16' }],
  },
  roms: [{ id: 'global' }, { id: 'cn' }],
  about: aboutDevice('…(EX01)'),
  abouts: [{ when: { rom: ['cn'] }, scene: aboutDevice('…(CN01)') }],
  path: ['settings', 'coloros_about'],
} as const satisfies Skin;
