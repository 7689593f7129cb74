import type { Message } from '@sideguide/guide-core/model';
import { keepQuestion } from '../scenes.ts';

export default {
  id: 'harmful-file',
  labels: ['chrome_file_might_be_harmful', 'chrome_download_anyway_question'],
  says: 'browser',
  stage: 'download',
  steps: ['get-file', 'keep-file'],
  way: 'keep-file',
  scenes: [keepQuestion],
  facts: [
    {
      says: 'Chrome shows a warning before it downloads an app file, and you can choose to download it anyway',
      source: 'Chromium strings; six guides, one of them walked on a phone, September 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Since 2024, it has been shown less often where Play Protect is on',
      source: "articles on Chrome's warnings, 2024",
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
