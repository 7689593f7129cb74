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
  undrawn: {
    miui_app_info: 'a screen of the other app; the drawing shows the phone’s file manager',
  },
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
    {
      says: 'With another installer app as the default, this message appeared although the owner had tapped the file in the file manager',
      source: 'InstallerX-Revived #107 (HyperOS 2.0.206, 2025-07)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'It appears when an app copies other apps into a space of its own; its author knows of no way but turning off MIUI optimization, which this guide does not advise',
      source: 'island #154, #155 (MIUI 12, 2020-10), #482 (HyperOS 1, 2024-03)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'In an owner’s own work profile, the browser of that profile could install a file once it was allowed to',
      source: 'Shelter #273 (MIUI, 2023)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
