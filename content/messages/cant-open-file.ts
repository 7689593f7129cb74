import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'cant-open-file',
  labels: ['chrome_cant_open_file'],
  says: 'browser',
  stage: 'open',
  steps: ['open-file'],
  way: 'open-file',
  check: true,
  facts: [
    {
      says: 'The browser found no app for the file: it is incomplete, or it is not an app file',
      source: 'Chromium strings; the causes are an inference',
      checked: '2026-11-20',
      confidence: 'low',
    },
    {
      says: 'If a file ends in .zip or .bin, the browser cannot pass it on',
      source: 'filebrowser #555 (2025-04); xManager #488 (2024); kiwix #3256',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'Tapping a bundle (.apks, .xapk, .apkm) finds no app that opens it',
      source: 'SAI #4, #16, #223; apkmirror-public #116; PI #97',
      checked: '2026-11-29',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
