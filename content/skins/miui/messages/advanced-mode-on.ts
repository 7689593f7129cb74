import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'advanced-mode-on',
  labels: ['mi_inst_advanced_mode_on', 'mi_inst_security_alert', 'mi_inst_search_getapps'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { from: 'hyperos-3', unknown: true } },
  steps: ['pass-protection', 'lower-protection', 'tick-risk', 'maker-page'],
  way: 'pass-protection',
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { label: 'mi_inst_advanced_mode_on' },
          text: { ghost: 80 },
          buttons: [{ label: 'mi_inst_search_getapps', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "The highest level blocks every app that the phone manufacturer's store has not tested; the basic level stays on and allows other apps",
      source: 'HyperOS 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
