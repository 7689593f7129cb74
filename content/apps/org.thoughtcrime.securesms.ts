import type { AppEntry } from '@sideguide/guide-core/model';

// Key rotation (v3.1 block): the first certificate is the original (Android 12L and older), the second the
// rotated signer used on Android 13 and later. Accept either, prefer lineage proof.
export default {
  package: 'org.thoughtcrime.securesms',
  name: 'Signal',
  publisher: 'Signal Foundation',
  kind: 'messenger',
  page: 'https://signal.org/android/apk/',
  certificates: [
    {
      sha256: '29f34e5f27f211b424bc5bf9d67162c0eafba2da35af35c16416fc446276ba26',
      place: 'page',
      channel: 'signal.org',
    },
    {
      sha256: '4be4f6cd5be844083e900279dc822af65a547fecc26aba7ff1f5203a45518cd8',
      place: 'page',
      channel: 'signal.org',
    },
  ],
  needs: ['background', 'notifications', 'windows', 'lock-screen'],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
    'https://signal.org/android/apk/ (quoted in several public READMEs/scripts; page itself not fetched)',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
