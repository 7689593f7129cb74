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
      says: 'A setting of the system changed; a restart is the way on',
      source: 'HyperOS 3 installer strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
