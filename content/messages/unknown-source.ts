import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'unknown-source',
  labels: ['pi_unknown_source_blocked', 'pi_permission_required_16'],
  says: 'android',
  stage: 'open',
  steps: ['allow-source', 'open-file'],
  way: 'allow-source',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pi_unknown_source_blocked' },
          buttons: [{ label: 'pi_cancel' }, { label: 'pi_settings', mark: 'tap' }],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_install_unknown_apps' }, back: true },
        { kind: 'group', rows: [{ text: 'Chrome', icon: 'letter', chevron: false }] },
        { kind: 'group', rows: [{ label: 'aosp_allow_from_this_source', icon: 'none', switch: 'on', mark: 'tap' }] },
      ],
    },
  ],
  facts: [
    {
      says: 'Android asks once for each app that tries to install another app',
      source: 'AOSP strings, Android 8 to 17',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
