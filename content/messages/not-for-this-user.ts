import type { Message } from '#lib/model/message.ts';

export default {
  id: 'not-for-this-user',
  labels: ['pi_unknown_apps_not_for_user', 'pi_admin_blocks_unknown'],
  says: 'android',
  facts: [
    {
      says: 'Secondary user, work profile or device policy',
      source: 'AOSP strings; HyperOS strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
