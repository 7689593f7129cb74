import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'split-file',
  labels: ['pi_err_missing_split'],
  says: 'android',
  stage: 'install',
  steps: ['get-file', 'open-file', 'confirm-install', 'finish-install'],
  way: 'get-file',
  check: true,
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_downloads_folder' } },
        {
          kind: 'group',
          rows: [
            { text: 'app.xapk', icon: 'file', mark: 'look' },
            { ghost: 60, icon: 'blank' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Tapping a bundle (.apks, .xapk, .apkm) does not open it in the installer, and installers for China block the apps that split bundles',
      source: 'SAI #4, #16, #223; apkmirror-public #116; PI #97',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'One part of an app on its own is blocked as "not compatible": the status for a missing part is INCOMPATIBLE',
      source: 'AOSP PackageManager.installStatusToPublicStatus (yaap/frameworks_base @3ddcaa0); karakeep #598',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
