import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'end-call',
  opens: ['source'],
  scenes: [
    { parts: [{ kind: 'dialog', title: { label: 'aosp_no_action_in_call' }, buttons: [{ ghost: 40 }] }] },
    {
      parts: [
        { kind: 'title', words: { label: 'install-unknown-apps' }, back: true },
        { kind: 'group', rows: [{ text: 'Chrome', icon: 'letter', chevron: false }] },
        { kind: 'group', rows: [{ label: 'allow-from-source', icon: 'none', switch: 'on', mark: 'tap' }] },
      ],
    },
  ],
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
  ],
} as const satisfies Step;
