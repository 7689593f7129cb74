import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'permissions-denied',
  labels: ['mi_inst_permissions_denied'],
  says: 'maker',
  stage: 'after',
  when: { rom: ['cn'], os: { from: 'hyperos-2', unknown: true } },
  steps: ['finish-install', 'allow-restricted'],
  way: 'allow-permissions',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'mi_inst_permissions_denied' },
          text: { ghost: 80 },
          buttons: [{ ghost: 40 }, { label: 'mi_inst_allow_permissions', mark: 'tap' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'After the installation, the phone offers to let the app use permissions',
      source: 'HyperOS 2 and 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
