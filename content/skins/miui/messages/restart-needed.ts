import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'restart-needed',
  labels: ['mi_inst_optimization_changed'],
  says: 'maker',
  stage: 'install',
  when: { rom: ['cn'], os: { from: 'hyperos-3', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'finish-install'],
  facts: [
    {
      says: 'A system setting has changed; to continue, restart the phone',
      source: 'HyperOS 3 installer strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
