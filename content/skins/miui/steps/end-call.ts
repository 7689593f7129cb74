import type { Step } from '#lib/model/step.ts';

export default {
  id: 'end-call',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: {
            label: 'miui_no_action_in_call',
          },
          buttons: [
            {
              ghost: 40,
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'HyperOS 3 allows no new source during a call',
      source: 'HyperOS 3 PermissionController strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
