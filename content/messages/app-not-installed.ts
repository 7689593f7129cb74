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
  facts: [
    {
      says: 'Often Play Protect refused without saying so',
      source: 'MicroG-RE #247; HyperOS 2 and 3 strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'A file for another processor is a common cause: the universal or the other file installed',
      source: 'lemmur #115; shadowsocks-android #2393; QP-Gallery #50; Galaxy-on-Fire #4',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'A refusal or a time-out of Play Protect ends as "aborted": the plain words',
      source: 'AOSP PackageManager.installStatusToPublicStatus (yaap/frameworks_base @3ddcaa0)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Phones for China give no reason in these words too',
      source: 'owners’ reports: bv #126, MIUIAnesthetist #16',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'The installed copy was by another signer: it installed after that copy was uninstalled',
      source: 'confidicila #2 (MIUI Global 11)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Xiaomi phones without com.miui.guardprovider, taken away with a computer, install no files',
      source: 'universal-android-debloater #74; XiaomiADBFastbootTools #159, #234',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
