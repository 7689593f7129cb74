import type { Step } from '#lib/model/step.ts';

export default {
  id: 'verify-to-install',
  minutes: 1,
  scenes: [
    { parts: [{ kind: 'unlock', by: 'fingerprint', words: { label: 'mi_inst_verify_fingerprint_13' } }] },
    { parts: [{ kind: 'unlock', by: 'pin', words: { label: 'mi_inst_verify_lock_13' } }] },
  ],
  facts: [
    {
      says: 'MIUI 12 asks "Verify your identity"; MIUI 13 for fingerprint, screen lock, or the maker’s account',
      source: 'MIUI 12, 12.5 and 13 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
