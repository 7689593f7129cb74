import type { Message } from '@sideguide/guide-core/model';
import { fileInFolder } from '../../../scenes.ts';

export default {
  id: 'restricted-by-usb',
  labels: ['mi_user_restricted'],
  says: 'android',
  stage: 'install',
  steps: ['open-file'],
  way: 'open-file',
  scenes: [fileInFolder],
  facts: [
    {
      says: 'Only for installations from a computer or by another installer app',
      source: 'flutter 65308; Shizuku 252; SecurityCenter strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
