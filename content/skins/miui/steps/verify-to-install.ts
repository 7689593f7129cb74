import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'verify-to-install',
  scenes: [
    { parts: [{ kind: 'unlock', by: 'fingerprint', words: { label: 'mi_inst_verify_fingerprint_13' } }] },
    { parts: [{ kind: 'unlock', by: 'pin', words: { label: 'mi_inst_verify_lock_13' } }] },
  ],
  facts: [
    {
      says: 'MIUI 13 requires the fingerprint, the screen lock or the phone manufacturer’s account',
      source: 'MIUI 13 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
