import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'not-enough-storage',
  labels: ['pi_not_enough_storage_16', 'pi_storage_text_16'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install', 'get-file'],
  status: 'storage',
  facts: [
    { says: 'There is too little free space', source: 'AOSP strings', checked: '2026-11-20', confidence: 'high' },
    {
      says: 'The phone needs two to three times the size of the file in free space',
      source: 'rule of thumb',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Message;
