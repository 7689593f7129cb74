import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'connect-and-try-again',
  labels: ['mi_inst_connect'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { from: 'hyperos-3', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page'],
  facts: [
    {
      says: 'The scan needs an internet connection',
      source: 'HyperOS 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
