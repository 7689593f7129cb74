import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'older-than-installed',
  labels: ['pi_err_downgrade'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install', 'open-file'],
  check: true,
  facts: [
    {
      says: 'An older file over a newer app is blocked as "invalid": the status for a downgrade is INVALID',
      source:
        'AOSP PackageManager.installStatusToPublicStatus (yaap/frameworks_base @3ddcaa0); LeanBitLab/LeanType #307 (2026-07)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'A newer copy that came with the phone also prevents the installation; it cannot be replaced by an older file without changes to the system',
      source: 'Vanced #1427; ytvanced #116',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'A copy in the Secure Folder, or remains until a restart, count too',
      source: 'rethink-app #2179; tasks #3446 (2025-03)',
      checked: '2026-11-30',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
