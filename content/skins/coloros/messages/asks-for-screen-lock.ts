import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'asks-for-screen-lock',
  labels: [],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { from: 'coloros-15', unknown: true } },
  steps: ['verify-owner'],
  way: 'verify-owner',
  scenes: [{ parts: [{ kind: 'unlock', by: 'fingerprint' }] }, { parts: [{ kind: 'unlock', by: 'pin' }] }],
  undrawn: {
    aosp_settings_app: 'where a screen lock is set; that screen differs between versions',
  },
  facts: [
    {
      says: 'Newer installers seem to use the screen lock or the fingerprint, and one of them has to be set up',
      source: 'OShin strings (2025 to 2026); an inference',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Message;
