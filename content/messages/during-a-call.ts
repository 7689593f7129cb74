import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'during-a-call',
  labels: ['aosp_no_action_in_call', 'aosp_unavailable_in_call'],
  says: 'android',
  stage: 'open',
  steps: ['allow-source', 'turn-on-source', 'no-caller'],
  facts: [
    {
      says: 'On Android 16 and newer, you cannot allow a new source or accessibility access during a call with a number that is not in your contacts; emergency calls do not count',
      source: 'AOSP EnhancedConfirmationService (yaap @12cd0f5) and its strings',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'HyperOS 3 does not have this on Android 15, but it does on Android 16: 9 builds without it, 27 with it',
      source: 'HyperOS 3 PermissionController strings, 36 snapshots (ingbrzy, @4683c9c)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'During a call, the row can also be grey, without a dialog',
      source: 'HyperOS 3 Settings on Android 16 (Global and China), string disabled_in_phone_call_text',
      kinds: ['maker'],
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
