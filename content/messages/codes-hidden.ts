import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'codes-hidden',
  labels: ['aosp_sensitive_content_hidden'],
  says: 'android',
  stage: 'after',
  steps: ['finish-install', 'allow-restricted'],
  facts: [
    {
      says: 'From Android 15 on, notifications with one-time codes are hidden from apps that read notifications',
      source:
        'developer.android.com, behavior changes of Android 15; otphelper #140, #141 (2024-10); home-assistant/android #5153 (Find X5 Pro, 2025-03)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Turning off "Enhanced notifications", or one command from a computer, ended it for owners; after that, other apps can read the codes too',
      source: 'otphelper #141, #197; the second part is an inference',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'An app can still ask for one code at a time with the system’s own question (SMS User Consent)',
      source: 'cliprelay #104 (2026-07)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
