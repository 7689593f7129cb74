import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'asks-for-mi-account',
  labels: ['mi_inst_sign_in'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['verify-owner', 'maker-page', 'verify-to-install'],
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'mi_inst_sign_in' },
          text: { ghost: 80 },
          buttons: [{ ghost: 40 }, { ghost: 40, mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "MIUI 13 can require you to sign in to the phone manufacturer's account before it installs an app",
      source: 'installer strings MIUI 13 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
