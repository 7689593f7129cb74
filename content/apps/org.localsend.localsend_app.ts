import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'org.localsend.localsend_app',
  name: 'LocalSend',
  publisher: 'Tien Do Nam',
  kind: 'files',
  page: 'https://localsend.org/download',
  certificates: [
    {
      sha256: '3220c353a73cfbd0c2f3052471c445324cf452bcba26de1c473a52fe5c44e1d6',
      place: 'page',
      channel: 'localsend.org',
    },
    {
      sha256: 'bb3ee28239b1418af16ddc647d5a948a573c2d136d2b74bce47e9d8e2335304e',
      place: 'elsewhere',
      channel: 'Google Play',
    },
  ],
  needs: [],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
    'https://gitlab.com/fdroid/fdroiddata/-/blob/master/metadata/org.localsend.localsend_app.yml',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
