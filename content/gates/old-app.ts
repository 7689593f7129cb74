import type { Gate } from '@sideguide/guide-core/model';

export default {
  id: 'old-app',
  order: 3,
  labels: ['pp_unsafe_app_blocked'],
  floors: true,
  next: ['play-protect'],
  facts: [
    {
      says: 'Android 14 refuses apps with a target below 23, Android 15 and 16 below 24; for Android 17 there is no source either way',
      source:
        'AOSP PackageManagerService of Android 14, 15 and 16; ColorOS 15 system files; fdroidclient CompatibilityChecker',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Play Protect also warns when the target is more than two versions old, with a way on behind "More details"',
      source: 'fdroidclient #2605; androidaps #3384',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Where Play Protect lets an old app through, Android can still refuse it: "not compatible"',
      source: 'press on Android 15 DP2; AOSP PackageManager.installStatusToPublicStatus',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Gate;
