import type { Step } from '@sideguide/guide-core/model';
import { fileInDownloads, openDownloads } from '../scenes.ts';

export default {
  id: 'open-file',
  scenes: [...openDownloads, fileInDownloads],
  facts: [
    {
      says: 'Chrome saves the file in the Download folder and lists it in its own Downloads',
      source: 'Chromium Android strings; general Android behaviour',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Installations started from the browser or the file manager work where other installers get stuck',
      source: 'InstallerX-Revived #766 and #376, AppManager #1367',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
