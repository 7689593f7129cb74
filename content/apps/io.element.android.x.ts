import type { AppEntry } from '@sideguide/guide-core/model';

// GitHub carries gplay (c6db9b9c…) and fdroid (6a2fdc31…) builds.
export default {
  package: 'io.element.android.x',
  name: 'Element X',
  publisher: 'Element (New Vector Ltd)',
  kind: 'messenger',
  page: 'https://github.com/element-hq/element-x-android/releases/latest',
  certificates: [
    { sha256: '6a2fdc3148049ce0d5c6e85010723b83fb207d20c7477f5c22ac53c877e92d47', place: 'page', channel: 'GitHub' },
    { sha256: 'c6db9b9c8cbdd65d16e8ec8c8b91c831b9efc95cbf98ae41f6a9d835151a7e16', place: 'page', channel: 'GitHub' },
  ],
  needs: ['background', 'notifications', 'windows', 'lock-screen'],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
    'https://gitlab.com/fdroid/fdroiddata/-/blob/master/metadata/io.element.android.x.yml',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
