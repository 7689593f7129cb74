import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'service-sms',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'allow-restricted'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'miui_app_info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On Xiaomi phones, an app reads text messages with codes and from banks only with the separate permission for notification SMS (通知类短信)',
      source: 'Sms #3, #5 (2025-07); SmsForwarder #244, #509 (HyperOS 1), #755 (HyperOS 3.0.303, 2026-07)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'Free network SMS and 5G messages of the messages app do not reach other apps; several owners got their messages after turning these off',
      source: 'SmsForwarder #509, #511 (2025-05), #755 (2026-07)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'On HyperOS 3, turning the smart recognition of messages off and on again helped one owner',
      source: 'SmsForwarder #700 (2026-02), #651',
      checked: '2026-11-28',
      confidence: 'low',
    },
    {
      says: 'With the blank pass (空白通行证) on, the phone gives the app no messages although every permission is allowed',
      source: 'SmsForwarder #509 (HyperOS 1, 2024-08), #669 (MIUI 14, 2025-11)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
