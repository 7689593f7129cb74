import type { Message } from '@sideguide/guide-core/model';
import { fileInFolder } from '../../../scenes.ts';

export default {
  id: 'restricted-by-usb',
  labels: ['mi_user_restricted', 'mi_err_invalid_apk', 'mi_usb_restricted'],
  says: 'android',
  stage: 'install',
  steps: ['open-file'],
  way: 'open-file',
  scenes: [fileInFolder],
  facts: [
    {
      says: 'This applies only to installations from a computer or by another installer app',
      source: 'flutter 65308; Shizuku 252; SecurityCenter strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The switch for installing over USB requires a Mi account and a SIM card; if you dismiss the phone’s question, it appears again at the next attempt',
      source: 'MiCode #1281; HyperCeiler #1519',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'On phones made for China, an app that installs other apps can be blocked with this message',
      source: 'InstallerX-Revived #107 (HyperOS 2.0.206, 2025-07)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
