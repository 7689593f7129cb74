import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'app-not-installed',
  labels: [
    'pi_app_not_installed',
    'pi_not_installed_16',
    'pi_cant_install_16',
    'mi_inst_other_reason',
    'mi_inst_failed_124',
  ],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install', 'pass-play-protect'],
  check: true,
  status: 'failure',
  undrawn: {
    pp_more_details: 'in the window of Play Protect that came before',
    pp_install_anyway: 'in the window of Play Protect that came before',
  },
  facts: [
    {
      says: 'Often, Play Protect has blocked the app without saying so, or after its window about an unknown app',
      source:
        'MicroG-RE #247; HyperOS 2 and 3 strings; Pocket-Pad #3 (2026-03); shosetsu #1; AOSP PackageManager.installStatusToPublicStatus (yaap/frameworks_base @3ddcaa0)',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'A file for a different processor is a common cause: the universal file or the other one could be installed',
      source: 'lemmur #115; shadowsocks-android #2393; QP-Gallery #50; Galaxy-on-Fire #4',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The installed copy was signed by somebody else: the app could be installed after that copy was uninstalled, in a second space, too',
      source: 'confidicila #2 (MIUI Global 11); Simple-Contacts #544',
      checked: '2026-11-30',
      confidence: 'high',
    },
    {
      says: 'Xiaomi phones from which com.miui.guardprovider was removed with a computer do not install any files',
      source: 'universal-android-debloater #74, -next-generation #803; XiaomiADBFastbootTools #159, #234',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'A fault in one version of an app can keep it from being installed; its maker mended it in the next',
      source: 'sameerasw/essentials #21 (POCO F7, HyperOS 3, 2026-01)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'If another app starts the installation, phones can end with these words; opened in the file manager, the same file could be installed',
      source: 'InstallerX-Revived #116 (ColorOS 15, 2025-08); island #482 (HyperOS 1, 2024-03)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
