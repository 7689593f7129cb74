import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'clipboard-in-background',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install'],
  facts: [
    {
      says: 'From Android 10 on, only the app with the focus and the input method read the clipboard',
      source: 'developer.android.com, privacy changes in Android 10',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Apps that share the clipboard offer a notification, a tile or an entry in the share menu instead',
      source: 'general knowledge about such apps',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
