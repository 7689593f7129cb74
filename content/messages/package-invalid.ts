import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'package-invalid',
  labels: ['pi_invalid', 'pi_invalid_package_16', 'pi_package_abnormal'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install'],
  check: true,
  status: 'invalid',
  facts: [
    {
      says: 'Broken download, no signature or the wrong scheme',
      source: 'AOSP strings; HyperOS 2 and 3 strings',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'The same words come for an older file over a newer app, and for a test build',
      source:
        'AOSP PackageManager.installStatusToPublicStatus (yaap/frameworks_base @3ddcaa0); LeanBitLab/LeanType #307 (2026-07)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Installers of phones for China say "安装包异常" of a file that is broken, unsigned or signed wrongly',
      source: 'legado #307; ClashForAndroid #838; AdGuard #5256; shadow-tls-android #1; seven threads',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
