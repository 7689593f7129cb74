import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'no-caller',
  seconds: 20,
  tool: 'caller-question',
  scenes: [],
  facts: [
    {
      says: 'Criminals talk people through installing apps over the phone; the system itself asks about this',
      source:
        'developer.android.com, advanced flow for unverified developers; HyperOS 3 PermissionController "Can\'t complete action during call"',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
