import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'advanced-protection',
  labels: ['pi_advanced_protection'],
  says: 'android',
  stage: 'open',
  steps: ['allow-source', 'turn-on-source', 'confirm-install', 'allow-installer', 'choose-allow-once'],
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pi_advanced_protection' },
          text: { ghost: 80 },
          buttons: [{ ghost: 40, mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Advanced Protection in Android 16 blocks every app from outside an app store',
      source: 'developer.android.com; HyperOS 3 strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On Android 17, it also removes accessibility access from apps that are not tools for people with disabilities',
      source: 'Android Authority 2026-03-16',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
