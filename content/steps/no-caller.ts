import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'no-caller',
  seconds: 20,
  tool: 'caller-question',
  scenes: [],
  facts: [
    {
      says: 'Criminals coach people by phone through installing apps; the system itself asks about it',
      source:
        'developer.android.com, advanced flow for unverified developers; HyperOS 3 PermissionController "Can\'t complete action during call"',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
