import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'com.aurora.store',
  name: 'Aurora Store',
  publisher: 'Aurora OSS',
  kind: 'store',
  page: 'https://auroraoss.com/downloads/AuroraStore/',
  certificates: [
    {
      sha256: '4c626157ad02bda3401a7263555f68a79663fc3e13a4d4369a12570941aa280f',
      place: 'page',
      channel: 'auroraoss.com',
    },
    {
      sha256: '5c83c7672b929955dc0a1db89a5e6ae4389e2eae7ec939956041694e5815f532',
      place: 'elsewhere',
      channel: 'F-Droid',
    },
  ],
  needs: [],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
    'https://gitlab.com/AuroraOSS/AuroraStore/-/blob/master/README.md (read at 3ab3943f)',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
