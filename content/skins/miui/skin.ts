import type { Skin } from '@sideguide/guide-core/model';
import { screens } from './screens.ts';
import { reads, versions } from './versions.ts';

/** MIUI 13 alone asks for the fingerprint or the screen lock by its name; all others say “Verify your identity”. */
const oneVerifyPage = ['miui-12', 'miui-12.5', 'miui-14', 'hyperos-1', 'hyperos-2', 'hyperos-3', 'unknown'];

/** The page about the phone, with the end of its version: its letters say which ROM it is. */
const aboutPhone = (value: string) =>
  ({
    parts: [
      { kind: 'title', words: { label: 'miui_about_phone' }, back: true },
      { kind: 'group', rows: [{ label: 'miui_os_version', value, icon: 'none', mark: 'look' }] },
      { kind: 'group', rows: [{ label: 'miui_detailed_specs', icon: 'none' }] },
    ],
  }) as const;

/** The guide at a glance: which steps, in which order. */
export const skin = {
  versions,
  reads,
  downloadapps: [
    'choose-app',
    'get-file',
    { id: 'keep-file', beside: 'get-file', sometimes: true },
    {
      id: 'regular-download',
      when: { os: { from: 'miui-12.5', unknown: true } },
      beside: 'get-file',
      sometimes: true,
    },
    { id: 'allow-download', when: { os: { from: 'miui-13', unknown: true } }, beside: 'get-file', sometimes: true },
    'check-file',
    'no-caller',
    'open-file',
    { id: 'find-file', beside: 'open-file' },
    { id: 'allow-source', when: { rom: ['global', 'unknown'] } },
    { id: 'open-special-permissions', when: { os: { until: 'miui-14' } }, beside: 'allow-source' },
    { id: 'open-privacy', when: { os: { from: 'hyperos-1' } }, beside: 'allow-source' },
    { id: 'turn-on-source', when: { rom: ['global', 'unknown'] } },
    { id: 'accept-warning', when: { os: { from: 'miui-12.5', unknown: true } }, beside: 'turn-on-source' },
    { id: 'end-call', when: { os: { from: 'hyperos-3', unknown: true } }, beside: 'turn-on-source' },
    // Android 11 restarts the browser.
    { id: 'reopen-file', when: { os: { until: 'miui-12.5' }, rom: ['global', 'unknown'] } },
    { id: 'choose-allow-once', when: { os: { until: 'miui-12.5' }, rom: ['cn'] } },
    { id: 'allow-installer', when: { os: { from: 'miui-13', unknown: true }, rom: ['cn'] } },
    { id: 'understand-risks', when: { os: { until: 'miui-12.5' }, rom: ['cn'] } },
    { id: 'trust-app', when: { os: ['miui-13'], rom: ['cn'] } },
    { id: 'tick-risk', when: { os: { from: 'miui-14', unknown: true }, rom: ['cn'] } },
    { id: 'allow-once', when: { os: { from: 'hyperos-1', unknown: true }, rom: ['cn'] }, beside: 'tick-risk' },
    { id: 'confirm-install', when: { rom: ['global', 'unknown'] } },
    { id: 'maker-page', when: { rom: ['unknown'] }, beside: 'confirm-install', sometimes: true },
    'see-result',
    { id: 'pass-play-protect', when: { rom: ['global', 'unknown'] }, beside: 'see-result', sometimes: true },
    {
      id: 'pass-developer-check',
      when: { rom: ['global', 'unknown'] },
      beside: 'see-result',
      sometimes: true,
    },
    {
      id: 'verify-owner',
      when: { os: oneVerifyPage, rom: ['cn', 'unknown'] },
      beside: 'see-result',
      sometimes: true,
    },
    {
      id: 'verify-to-install',
      when: { os: ['miui-13'], rom: ['cn', 'unknown'] },
      beside: 'see-result',
      sometimes: true,
    },
    { id: 'pass-protection', beside: 'see-result', sometimes: true },
    { id: 'lower-protection', beside: 'pass-protection' },
    { id: 'finish-install', beside: 'see-result' },
    {
      id: 'allow-permissions',
      when: { os: { from: 'hyperos-2', unknown: true }, rom: ['cn'] },
      beside: 'see-result',
    },
  ],
  service: [
    'use-google',
    'open-app-info',
    { id: 'background-autostart', when: { os: { from: 'miui-14', unknown: true } } },
    { id: 'autostart', when: { os: { from: 'miui-14', unknown: true } } },
    { id: 'allow-start', when: { os: { until: 'miui-13' } } },
    { id: 'unlist-starter', when: { os: ['miui-12'] }, beside: 'allow-start' },
    'battery-saver',
    { id: 'battery-page', when: { os: { until: 'hyperos-2', unknown: true } }, beside: 'battery-saver' },
    'allow-notifications',
    { id: 'allow-restricted', when: { os: { from: 'miui-13', unknown: true } } },
    { id: 'allow-windows', covers: ['open-windows', 'float-windows', 'show-when-locked'] },
    'open-windows',
    'float-windows',
    'show-when-locked',
    'keep-in-recents',
    { id: 'keep-from-cleaner', offered: true },
    { id: 'keep-if-unused', when: { os: { from: 'miui-13', unknown: true } }, offered: true },
    { id: 'stop-sleep-mode', when: { os: { from: 'miui-12.5', unknown: true } }, offered: true },
    { id: 'leave-ultra-saver', when: { os: { from: 'miui-12.5', unknown: true } }, offered: true },
    { id: 'avoid-hibernation', when: { os: { from: 'miui-14', unknown: true } }, offered: true },
  ],
  tidy: ['close-source', 'restore-protection', 'delete-file'],
  screens,
  roles: {
    settings: 'miui_settings_app',
    apps: 'miui_apps',
    'manage-apps': 'miui_manage_apps',
    'app-info': 'miui_app_info',
    'install-unknown-apps': 'miui_install_unknown_apps',
    'allow-from-source': 'miui_allow_from_this_source',
    'allow-restricted': 'miui_allow_restricted_settings',
    'restricted-setting': 'miui_restricted_setting',
    'about-phone': 'miui_about_phone',
    'developer-options': 'miui_developer_options',
    'now-developer': 'miui_now_developer',
  },
  wordings: {
    miui_os_version: [{ when: { os: { until: 'miui-14' } }, label: 'miui_miui_version' }],
    miui_special_permissions: [{ when: { os: { until: 'miui-12' } }, label: 'aosp_special_app_access' }],
    miui_open_new_windows_in_background: [{ when: { os: { until: 'miui-13' } }, label: 'miui_popups_in_background' }],
    miui_display_popup_windows: [{ when: { os: { until: 'miui-13' } }, label: 'miui_display_popup_window' }],
    miui_battery: [{ when: { os: { until: 'miui-12' } }, label: 'miui_battery_performance' }],
    miui_battery_saver: [{ when: { os: { from: 'hyperos-3' } }, label: 'miui_power' }],
    miui_mi_protect: [{ when: { os: ['miui-12.5', 'miui-13'] }, label: 'mi_inst_secure_mode' }],
    miui_files_storage: [{ when: { os: { from: 'hyperos-3' } }, label: 'miui_files_browse' }],
    miui_detailed_specs: [{ when: { os: { until: 'miui-13' } }, label: 'miui_all_specs' }],
    // Android 16 has other words in its installer.
    pi_confirm_install: [{ when: { os: { from: 'hyperos-3' } }, label: 'pi_install_question_16' }],
    pi_app_installed: [{ when: { os: { from: 'hyperos-3' } }, label: 'pi_installed_16' }],
    pi_app_not_installed: [{ when: { os: { from: 'hyperos-3' } }, label: 'pi_not_installed_16' }],
  },
  // The China ROM ships only English and Chinese, and the maker's installer exists on that ROM only.
  roms: [{ id: 'global' }, { id: 'cn', languages: ['en', 'zh'] }],
  surfaces: { 'miui-installer': ['en', 'zh'] },
  about: aboutPhone('…205.0.VOSMIXM'),
  abouts: [
    { when: { os: { until: 'miui-14' }, rom: ['cn'] }, scene: aboutPhone('…(TLICNXM)') },
    { when: { rom: ['cn'] }, scene: aboutPhone('…215.0.VMCCNXM') },
    { when: { os: { until: 'miui-14' } }, scene: aboutPhone('14.0.3(TLIMIXM)') },
  ],
  path: ['settings', 'miui_about_phone'],
} as const satisfies Skin;
