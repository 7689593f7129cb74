import type { Step } from '@sideguide/guide-core/model';
import { fileInFolder } from '../../../scenes.ts';

export default {
  id: 'restart-installer',
  scenes: [fileInFolder],
  facts: [
    {
      says: 'On ColorOS 13 to 16, installations started by other apps get stuck; the browser or the file manager works',
      source: 'InstallerX-Revived #766 and #376; AppManager #1367; gkd #1352',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
