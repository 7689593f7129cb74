import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'net.mullvad.mullvadvpn',
  name: 'Mullvad VPN',
  publisher: 'Mullvad VPN AB',
  kind: 'vpn',
  page: 'https://mullvad.net/download/vpn/android',
  certificates: [
    {
      sha256: '7be21930c3b4d73906b08930450a1d3afbd22c98d9d8e987df8c1fbc2d0c90bb',
      place: 'page',
      channel: 'mullvad.net',
    },
    {
      sha256: 'd74ce0e0b29f4d1d57abf5ef7f9a3757e787cca7a6259b9c32bb5bb18e3463bd',
      place: 'elsewhere',
      channel: 'Google Play',
    },
    {
      sha256: 'e1b66af1ac4869a33b091f81dcbd577bf8dcfe9125ddde3381bfff91813331ec',
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
