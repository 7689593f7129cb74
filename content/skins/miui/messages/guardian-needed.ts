import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'guardian-needed',
  labels: ['mi_inst_no_unknown_sources'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { from: 'miui-13', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'verify-owner', 'trust-app'],
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { label: 'mi_inst_no_unknown_sources' },
          text: { ghost: 80 },
          buttons: [{ label: 'mi_inst_verify', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "With a child's account or in Kid space, a guardian has to agree",
      source: 'installer strings MIUI 13 to HyperOS 3 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
