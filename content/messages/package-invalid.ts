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
      says: 'The download is damaged, or the file has no signature or one with the wrong scheme',
      source: 'AOSP strings; HyperOS 2 and 3 strings',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'The same message appears for an older file over a newer app, and for a test build',
      source:
        'AOSP PackageManager.installStatusToPublicStatus (yaap/frameworks_base @3ddcaa0); LeanBitLab/LeanType #307 (2026-07)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Installers on phones made for China show "安装包异常" for a file that is damaged, unsigned or signed incorrectly',
      source: 'legado #307; ClashForAndroid #838; AdGuard #5256; shadow-tls-android #1; seven threads',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'One part of an app in several files leads to it as well',
      source: 'HyperOS 2 and 3 strings; Xiaomi-HyperOS-BootLoader-Bypass #293; setting-app-for-hyperos #1',
      checked: '2026-11-29',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
