import type { Step } from '@sideguide/guide-core/model';
import { fileInDownloads, installQuestion, openDownloads } from '../scenes.ts';

export default {
  id: 'reopen-file',
  isSkippable: true,
  scenes: [...openDownloads, fileInDownloads, installQuestion],
  facts: [
    {
      says: 'On Android 11, allowing a source restarts the app that asked; Android 12 fixed this',
      source: 'XXPermissions documentation comment (Android 11 and 12)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
