import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'ch.protonvpn.android',
  name: 'Proton VPN',
  publisher: 'Proton AG',
  kind: 'vpn',
  page: 'https://protonvpn.com/download-android',
  certificates: [
    {
      sha256: 'dcc9439ec1a6c6a8d0203f3423ee42bcc8b970628e53cb73a0393f398dd5b853',
      place: 'page',
      channel: 'protonvpn.com',
    },
    {
      sha256: '950ee2d4d0a43ffba7ee1da9541c4a13defe81eb697ba7d24c17f6f886e32124',
      place: 'elsewhere',
      channel: 'F-Droid',
    },
  ],
  needs: ['background', 'notifications'],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
