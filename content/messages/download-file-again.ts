import type { Message } from '@sideguide/guide-core/model';
import { fileInChrome } from '../scenes.ts';

export default {
  id: 'download-file-again',
  labels: ['chrome_download_file_again', 'chrome_download_file_again_question'],
  says: 'browser',
  stage: 'download',
  steps: ['get-file', 'keep-file'],
  way: 'open-file',
  scenes: [fileInChrome],
  facts: [
    {
      says: 'Chrome shows this question when a file with that name is already on the phone; a kept download gets a number',
      source: 'Chromium strings; brave-browser #43153',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
