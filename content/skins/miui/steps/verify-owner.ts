import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'verify-owner',
  scenes: [
    { parts: [{ kind: 'unlock', by: 'fingerprint', words: { label: 'mi_inst_verify_identity' } }] },
    { parts: [{ kind: 'unlock', by: 'pin', words: { label: 'mi_inst_verify_identity' } }] },
  ],
  facts: [
    {
      says: 'The installer might require the fingerprint, face, screen lock or Mi Account',
      source: 'HyperOS 1 to 3 and MIUI 12 to 14 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
