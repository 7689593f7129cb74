import type { Message } from '#lib/model/message.ts';

export default {
  id: 'install-blocked',
  labels: ['pi_blocked', 'pi_install_blocked_16'],
  says: 'android',
  status: 'blocked',
  facts: [{ says: 'Verifier or device policy', source: 'AOSP strings', checked: '2026-11-20', confidence: 'high' }],
} as const satisfies Message;
