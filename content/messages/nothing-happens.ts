import type { Message } from '@sideguide/guide-core/model';
import { fileInFolder } from '../scenes.ts';

export default {
  id: 'nothing-happens',
  labels: [],
  says: 'nobody',
  stage: 'open',
  steps: ['open-file', 'get-file', 'keep-file'],
  way: 'open-file',
  check: true,
  scenes: [fileInFolder],
  facts: [
    {
      says: "Both the browser's list and the phone's file manager lead to the file",
      source: 'fact sheets, section 1',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Android 11 closes the app that has just been allowed to install apps: the file has to be opened again',
      source: 'XXPermissions documentation',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'A browser that never asks to install apps is missing from the list; the file manager works',
      source: 'FirefoxLite #2214',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
