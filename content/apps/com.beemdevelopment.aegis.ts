import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'com.beemdevelopment.aegis',
  name: 'Aegis Authenticator',
  publisher: 'Beem Development',
  kind: 'passwords',
  page: 'https://github.com/beemdevelopment/Aegis/releases/latest',
  certificates: [
    { sha256: 'c6db80a8e14e5230c1de8415ef820d13dc901d8fe33cf3acb57b6862d858a823', place: 'page', channel: 'GitHub' },
    {
      sha256: '09cfde62e2a81c8050d3be4c20e3f8d8ddd01531be1b47cb3b0eec213f641f89',
      place: 'elsewhere',
      channel: 'F-Droid',
    },
  ],
  needs: [],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
