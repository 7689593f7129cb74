import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'not-compatible',
  labels: ['pi_incompatible', 'pi_not_compatible_16', 'mi_inst_verification_failed', 'mi_inst_not_compatible_system'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install'],
  check: true,
  status: 'incompatible',
  facts: [
    {
      says: 'The file is for the wrong type of processor, or its minimum Android version is too high',
      source: 'koreader #9632; zapstore #24',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The same message appears if the app is too old (Android 14: below 23, Android 15 and 16: below 24)',
      source:
        'AOSP PackageManagerService and PackageManager.installStatusToPublicStatus (yaap/frameworks_base @3ddcaa0); QP-Gallery #50; AndroRAT #417; SetEdit #50',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The same message appears if part of a bundle or a piece of hardware is missing, or if the phone’s rules block the app',
      source:
        'AOSP PackageManager.installStatusToPublicStatus (yaap/frameworks_base @3ddcaa0); karakeep #598 (HyperOS)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The same message appears for a file that its developer packaged in a way that Android 11 and newer do not accept',
      source: 'AutoX #1063 (Redmi 9, Redmi Note 10)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'HyperOS 3 for China says in its own words that the package could not be checked, or is not compatible with the system',
      source: 'com.miui.packageinstaller 5.4.2.0.0 (HyperOS 3 China), strings isntall_failed and install_package_error',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
