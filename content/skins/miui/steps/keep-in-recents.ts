import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'keep-in-recents',
  when: { need: ['background'] },
  scenes: [
    { parts: [{ kind: 'icons' }, { kind: 'swipe', move: 'from-bottom' }] },
    { parts: [{ kind: 'recents', action: 'hold' }] },
    { parts: [{ kind: 'recents', action: 'padlock' }] },
  ],
  facts: [
    {
      says: 'Touching and holding the card shows a padlock; on older versions, the card has to be pulled down',
      source: 'MiuiHome strings; dontkillmyapp',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'A closed padlock means that the app is locked',
      source: 'fact sheets; dont-kill-my-app #437 leaves it open',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
