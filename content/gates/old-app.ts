import type { Gate } from '@sideguide/guide-core/model';

export default {
  id: 'old-app',
  order: 3,
  labels: ['pp_unsafe_app_blocked'],
  floors: true,
  next: ['play-protect'],
  facts: [
    {
      says: 'Android 14 refuses apps with a target below 23, Android 15 and 16 below 24; Android 17 is not known to differ',
      source: 'Android 14 behaviour changes; nine projects showing "at least SDK version 24", seen up to API 36',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Play Protect also warns when the target is more than two versions old, with a way on behind "More details"',
      source: 'fdroidclient #2605; androidaps #3384',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Gate;
