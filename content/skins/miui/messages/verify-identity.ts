import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'verify-identity',
  labels: ['mi_inst_verify_identity'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['verify-owner', 'verify-to-install', 'maker-page'],
  way: ['verify-owner', 'verify-to-install'],
  undrawn: {
    miui_settings_app: 'where a screen lock is set; that screen differs between versions',
  },
  facts: [
    {
      says: 'The installer requires a fingerprint, face or screen lock; one of them has to be set up first',
      source: 'installer strings MIUI 12 to HyperOS 3 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
