import type { Message } from '@sideguide/guide-core/model';
import { fileInFolder } from '../../../scenes.ts';

export default {
  id: 'store-app-gives-up',
  labels: ['mi_err_user_rejected', 'mi_err_permission_denied'],
  says: 'nobody',
  stage: 'install',
  steps: ['open-file'],
  way: 'open-file',
  scenes: [fileInFolder],
  undrawn: {
    miui_install_unknown_apps: 'a permission of the store app, which most owners leave as it is',
  },
  facts: [
    {
      says: 'It happens on phones made for China and on Global and EEA phones: MIUI 12.0.3 to 14.0.9, HyperOS 1 and 3; on others it works (MIUI Global 14.0.4)',
      source:
        'Accrescent #676; Vanced #562, #650; Obtainium #583, #661, #2463; apkupdater #618; Neo-Store #288; PackageInstallerTest #3; Compatibility #28',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The browser and the file manager work',
      source: 'Neo-Store #288; fact sheets, section 1',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Some store apps can pass the file to the older installer: Droid-ify with "Legacy installer", Obtainium since 1.6.0',
      source: 'Droid-ify #95 (maintainer); Obtainium #3005 (2026-07)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'Removing the store app’s permission to install apps brings back the phone’s question, once for each update',
      source: 'Accrescent #676 (one owner)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'A bundle of several files from an installer app fails in the same way; a single file can be installed',
      source: 'apkmirror-public #116; SAI #4, #16',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
