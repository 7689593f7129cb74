import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'restricted-setting',
  gate: 'restricted-settings',
  labels: ['aosp_restricted_setting', 'aosp_restricted_setting_text'],
  says: 'android',
  stage: 'after',
  steps: ['allow-restricted', 'finish-install'],
  way: 'allow-restricted',
  facts: [
    {
      says: 'From Android 13 on, apps from outside a store do not get notification access or accessibility before this is allowed',
      source: 'support.google.com 12623953; curbox 219',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
