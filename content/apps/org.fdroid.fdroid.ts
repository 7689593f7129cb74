import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'org.fdroid.fdroid',
  name: 'F-Droid',
  publisher: 'F-Droid Limited and contributors',
  kind: 'store',
  page: 'https://f-droid.org/',
  file: 'F-Droid.apk',
  certificates: [
    { sha256: '43238d512c1e5eb2d6569f4a3afbf5523418b82e0a3ed1552770abb9a9c9ccab', place: 'page', channel: 'F-Droid' },
  ],
  needs: [],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
    'https://f-droid.org/docs/Release_Channels_and_Signing_Keys/ and https://f-droid.org/.well-known/assetlinks.json (read in fdroid-website ab4533fe)',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
