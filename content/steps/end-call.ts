import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'end-call',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: {
            label: 'aosp_no_action_in_call',
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
      says: 'From Android 16 on no new source and no accessibility is allowed during a call with a number that is not among the contacts; emergency calls do not count',
      source: 'AOSP EnhancedConfirmationService (yaap @12cd0f5) and its strings',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'HyperOS 3 on Android 15 does not have it, on Android 16 it does: 9 builds without, 27 with',
      source: 'HyperOS 3 PermissionController strings, 36 snapshots (ingbrzy, @4683c9c)',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
