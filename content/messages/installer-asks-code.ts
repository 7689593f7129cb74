import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'installer-asks-code',
  labels: [],
  says: 'android',
  stage: 'install',
  when: { rom: ['global'] },
  steps: ['confirm-install', 'verify-owner'],
  scenes: [{ parts: [{ kind: 'unlock', by: 'pin' }] }],
  facts: [
    {
      says: 'Some phones require the screen lock before they install an app',
      source: 'a third-party page on installing, 2026',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Message;
