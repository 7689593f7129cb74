import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'not-for-32-bit',
  labels: ['mi_inst_not_32_bit'],
  says: 'maker',
  stage: 'install',
  when: { rom: ['cn'], os: { from: 'miui-13', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'finish-install'],
  check: true,
  facts: [
    {
      says: "Cheap phones can have a 32-bit Android, but the app's file is only for 64-bit",
      source: 'installer strings MIUI 13 to HyperOS 2; zapstore 24; siyuan 3988',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
