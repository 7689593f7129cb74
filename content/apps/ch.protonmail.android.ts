import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'ch.protonmail.android',
  name: 'Proton Mail',
  publisher: 'Proton AG',
  kind: 'mail',
  page: 'https://proton.me/mail/download',
  certificates: [
    { sha256: 'dcc9439ec1a6c6a8d0203f3423ee42bcc8b970628e53cb73a0393f398dd5b853', place: 'page', channel: 'proton.me' },
  ],
  needs: ['background', 'notifications'],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
