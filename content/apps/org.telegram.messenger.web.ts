import type { AppEntry } from '@sideguide/guide-core/model';

// Different package name from the Play build (org.telegram.messenger).
export default {
  package: 'org.telegram.messenger.web',
  name: 'Telegram',
  publisher: 'Telegram FZ-LLC',
  kind: 'messenger',
  page: 'https://telegram.org/android',
  certificates: [
    {
      sha256: '49c1522548ebacd46ce322b6fd47f6092bb745d0f88082145caf35e14dcc38e1',
      place: 'page',
      channel: 'telegram.org',
    },
  ],
  needs: ['background', 'notifications', 'windows', 'lock-screen'],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data-verified-domains.yml',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
