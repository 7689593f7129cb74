import type { Message } from '@sideguide/guide-core/model';
import { fileInFolder } from '../../../scenes.ts';

export default {
  id: 'isolation-violation',
  labels: ['mi_isolation_violation'],
  says: 'maker',
  stage: 'install',
  when: { os: { from: 'hyperos-2', unknown: true } },
  steps: ['open-file'],
  way: 'open-file',
  scenes: [fileInFolder],
  facts: [
    {
      says: 'Another installer app is not allowed to update apps that belong to the system or to Google',
      source: 'AppManager 1484; apkmirror-public 311; morphe-manager 485',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
