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
    {
      says: 'On realme with Android 15 the app may be closed all the same when it is swiped away',
      source: 'dontkillmyapp #1716',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
