import type { Message } from '#lib/model/message.ts';

export default {
  id: 'may-this-app-install',
  labels: ['mi_inst_allow_source_question'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['allow-installer', 'open-file'],
  way: 'allow-installer',
  scenes: [
    {
      parts: [
        {
          kind: 'sheet',
          title: { label: 'mi_inst_allow_source_question' },
          buttons: [{ ghost: 40 }, { label: 'mi_inst_allow', mark: 'tap', hand: true }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The installer asks once whether the browser or file manager may install apps',
      source: 'installer strings MIUI 12 to HyperOS 3 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
