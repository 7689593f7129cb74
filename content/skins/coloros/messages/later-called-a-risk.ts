import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'later-called-a-risk',
  labels: [],
  says: 'maker',
  stage: 'after',
  steps: ['finish-install'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'coloros_phone_manager' },
          text: { ghost: 90 },
          buttons: [{ ghost: 40, mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "The maker's phone manager later marks the app and offers to remove it",
      source: 'automation rules for com.coloros.phonemanager',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
