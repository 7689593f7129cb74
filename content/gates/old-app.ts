import type { Gate } from '@sideguide/guide-core/model';

export default {
  id: 'old-app',
  order: 3,
  labels: ['pp_unsafe_app_blocked'],
  floors: true,
  next: ['play-protect'],
  facts: [
    {
      says: 'Android 14 blocks apps with a target below 23, Android 15 and 16 those below 24; for Android 17, there is no source either way',
      source:
        'AOSP PackageManagerService of Android 14, 15 and 16; ColorOS 15 system files; fdroidclient CompatibilityChecker',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Play Protect also shows a warning when the target is more than two versions old; the option to continue is under "More details"',
      source: 'fdroidclient #2605; androidaps #3384',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Even if Play Protect allows an old app, Android can still block it as "not compatible"',
      source: 'press on Android 15 DP2; AOSP PackageManager.installStatusToPublicStatus',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Gate;
