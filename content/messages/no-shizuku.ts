import type { Message } from '@sideguide/guide-core/model';
import { fileInFolder } from '../scenes.ts';

export default {
  id: 'no-shizuku',
  labels: [],
  says: 'nobody',
  stage: 'install',
  steps: ['open-file', 'confirm-install', 'no-caller'],
  way: 'open-file',
  scenes: [fileInFolder],
  facts: [
    {
      says: 'Shizuku and ADB get around the installer’s limits; they need developer options and give shell rights to other apps',
      source: 'InstallerX-Revived #107, #325, #766; Enhancify #36',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'A file opened from the browser or the file manager goes to the phone’s own installer',
      source: 'fact sheets, section 1',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
