import type { Message } from '@sideguide/guide-core/model';
import { allowOnce } from '../scenes.ts';

export default {
  id: 'no-filing',
  labels: ['mi_inst_no_icp'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { from: 'hyperos-1', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { text: '{app}' }, menu: 'tap' },
        {
          kind: 'page',
          title: { label: 'mi_inst_no_icp' },
          text: { ghost: 80 },
          buttons: [{ label: 'mi_inst_give_up' }],
        },
      ],
    },
    allowOnce,
  ],
  undrawn: {
    mi_inst_risk_found: 'a verdict at which the owner stops, nothing to tap',
    mi_inst_high_risk_blocked: 'a verdict at which the owner stops, nothing to tap',
  },
  facts: [
    {
      says: 'For apps that are not registered (filed) in China, a question appears, and some of these apps are blocked',
      source: 'HyperOS 1 to 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
