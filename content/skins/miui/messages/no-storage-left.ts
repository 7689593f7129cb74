import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'no-storage-left',
  labels: ['mi_inst_no_storage'],
  says: 'maker',
  stage: 'install',
  when: { os: { from: 'miui-12.5', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'finish-install', 'get-file'],
  undrawn: {
    miui_security_app: 'an app with a cleaner; its screens are not known',
  },
  facts: [
    {
      says: "There is too little free space; the phone's own cleaner is in its security app",
      source: 'installer strings MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
