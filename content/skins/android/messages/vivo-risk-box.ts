import type { Message } from '@sideguide/guide-core/model';
import { notOneUi } from '../versions.ts';

export default {
  id: 'vivo-risk-box',
  labels: ['android_vivo_understood_result', 'android_vivo_guard_title'],
  says: 'maker',
  stage: 'install',
  when: { os: notOneUi, maker: ['vivo'] },
  steps: ['confirm-install', 'see-result'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'android_vivo_guard_title' },
          check: { label: 'android_vivo_understood_result', mark: 'tap' },
          buttons: [{ ghost: 40 }, { label: 'android_vivo_continue' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'android_vivo_guard_title' },
          check: { label: 'android_vivo_understood_result', on: true },
          buttons: [{ ghost: 40 }, { label: 'android_vivo_continue', mark: 'tap' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'vivo’s installer on phones for China names an app from elsewhere than its store; its button to continue is grey until the box is ticked',
      source:
        'guoshengliang-coder/hermes-remote@46b0b064, scripts/dev/install-pages (vivo V2166BA, Android 13); automation rules for the same page, up to an iQOO Neo10 with Android 16',
      checked: '2026-11-29',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
