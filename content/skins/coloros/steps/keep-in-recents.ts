import type { Step } from '#lib/model/step.ts';

export default {
  id: 'keep-in-recents',
  minutes: 1,
  when: { need: ['background'] },
  scenes: [{ parts: [{ kind: 'recents', action: 'menu', hand: true }] }],
  facts: [
    {
      says: 'The menu on the card holds the lock; about five apps at most',
      source: 'sealdice manual; dontkillmyapp #446',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
