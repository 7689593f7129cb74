import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'store-version-offered',
  labels: ['mi_inst_secure_version', 'mi_inst_from_app_store'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'understand-risks', 'trust-app'],
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { label: 'mi_inst_secure_version' },
          text: { ghost: 80 },
          buttons: [{ ghost: 40 }, { label: 'mi_inst_install_anyway', mark: 'tap' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "The installer offers the copy from the phone manufacturer's store instead of the file",
      source: 'installer strings MIUI 12 to HyperOS 3 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
