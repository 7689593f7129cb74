import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'same-or-older-version',
  labels: ['coloros_inst_reinstall'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['wait-for-scan', 'maker-page', 'confirm-install'],
  facts: [
    {
      says: 'This appears when the same version or a newer one is on the phone',
      source: 'automation rules; ColorOSTool (ColorOS 12 to 14)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
