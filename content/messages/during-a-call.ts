import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'during-a-call',
  labels: ['miui_no_action_in_call'],
  says: 'android',
  stage: 'open',
  when: { os: { from: 'hyperos-3', unknown: true } },
  steps: ['allow-source', 'turn-on-source', 'no-caller'],
  facts: [
    {
      says: 'While a call goes on, HyperOS 3 does not let a new app be allowed to install',
      source: 'HyperOS 3 PermissionController strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
