import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'all-possible-risks',
  labels: ['mi_inst_all_risks', 'mi_inst_trust_app', 'mi_inst_understand_risks'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { until: 'miui-14', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'understand-risks', 'trust-app'],
  way: ['trust-app', 'understand-risks', 'tick-risk'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 64 },
          check: { label: 'mi_inst_all_risks', mark: 'tap' },
          buttons: [{ ghost: 40 }, { label: 'mi_inst_trust_app' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 64 },
          check: { label: 'mi_inst_all_risks', on: true },
          buttons: [{ ghost: 40 }, { label: 'mi_inst_trust_app', mark: 'tap' }],
        },
      ],
    },
  ],
  undrawn: {
    mi_inst_install_anyway: 'another name of the same button on other builds',
  },
  facts: [
    {
      says: 'On MIUI 13, you have to tick a box before “Trust this app” and “Install anyway”; on MIUI 12, the words are “I understand the risks”',
      source: 'installer strings MIUI 12 to 13 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
