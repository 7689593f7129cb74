import type { Message } from '@sideguide/guide-core/model';
import { allowOnce } from '../scenes.ts';

export default {
  id: 'risky-source-blocked',
  labels: ['mi_inst_source_blocked'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'choose-allow-once', 'understand-risks', 'trust-app'],
  scenes: [
    { parts: [{ kind: 'toast', words: { label: 'mi_inst_source_blocked' } }] },
    {
      parts: [
        { kind: 'title', words: { text: '{app}' }, menu: 'tap' },
        { kind: 'page', text: { ghost: 70 }, buttons: [{ ghost: 40 }] },
      ],
    },
    allowOnce,
  ],
  facts: [
    {
      says: 'The option to continue, if there is one, is “Allow once” behind the three dots',
      source: 'installer strings HyperOS 1 to 3 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
