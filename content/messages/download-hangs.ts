import type { Message } from '@sideguide/guide-core/model';
import { fileInChrome } from '../scenes.ts';

export default {
  id: 'download-hangs',
  labels: [],
  says: 'nobody',
  stage: 'download',
  steps: ['get-file', 'keep-file'],
  scenes: [fileInChrome],
  undrawn: {
    chrome_download_anyway: 'in a question beside the file; the step that asks it draws it',
  },
  facts: [
    {
      says: "In a window inside another app, Chrome's question can stay hidden; the download seems to be stuck at 100 %",
      source: 'a comment in a public updater, seen on one phone',
      checked: '2026-11-20',
      confidence: 'low',
    },
    {
      says: 'A download stayed at 0 kB or was deleted in one browser and worked in another',
      source: 'bromite-buildtools #192; duckduckgo/Android #5336',
      checked: '2026-11-30',
      confidence: 'low',
    },
  ],
} as const satisfies Message;
