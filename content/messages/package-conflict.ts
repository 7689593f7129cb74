import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'package-conflict',
  labels: ['pi_conflict', 'pi_conflict_text_16'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install'],
  status: 'conflict',
  facts: [
    {
      says: 'Same package name, other signature; also in a second space',
      source: 'AOSP strings; HyperOS 2 and 3 strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
