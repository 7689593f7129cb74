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
      says: 'Shown when the same or a newer version is on the phone',
      source: 'automation rules; ColorOSTool (ColorOS 12 to 14)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
