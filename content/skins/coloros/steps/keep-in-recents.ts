import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'keep-in-recents',
  when: { need: ['background'] },
  scenes: [
    { parts: [{ kind: 'icons' }, { kind: 'swipe', move: 'from-bottom' }] },
    { parts: [{ kind: 'recents', action: 'menu' }] },
    {
      parts: [
        { kind: 'recents', action: 'menu' },
        {
          kind: 'menu',
          rows: [
            { label: 'coloros_lock_recent', icon: 'padlock', mark: 'tap' },
            { ghost: 55, icon: 'blank' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The lock is in the menu on the card; about five apps can be locked at most',
      source: 'sealdice manual; dontkillmyapp #446',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
