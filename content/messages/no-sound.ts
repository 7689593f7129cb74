import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'no-sound',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'allow-notifications'],
  undrawn: {
    aosp_app_info: 'drawn at the step that opens it, by the name of the phone',
    aosp_notifications: 'a row of that screen',
    aosp_settings_app: 'where the search begins',
  },
  facts: [
    {
      says: 'From Android 14 on, an app needs a permission to fill the screen, and most new apps one to ring at an exact time',
      source:
        'source.android.com/docs/core/permissions/fsi-limits; developer.android.com/about/versions/14/changes/schedule-exact-alarms',
      checked: '2026-11-30',
      confidence: 'high',
    },
    {
      says: 'Each kind of notification has its own sound, and can be allowed to override Do Not Disturb',
      source: 'developer.android.com, notification channels',
      checked: '2026-11-30',
      confidence: 'high',
    },
    {
      says: 'Until the first unlock after a restart, only apps made for it run',
      source: 'developer.android.com: privacy-and-security/direct-boot',
      checked: '2026-11-30',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
