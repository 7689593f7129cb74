import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'org.videolan.vlc',
  name: 'VLC for Android',
  publisher: 'VideoLAN',
  kind: 'media',
  page: 'https://www.videolan.org/vlc/download-android.html',
  certificates: [
    {
      sha256: 'c8768d2cea0c4b622e419b4b4715981946821e4ebc035fb41776cad395a7f68e',
      place: 'page',
      channel: 'videolan.org',
    },
    {
      sha256: '7dbd54b214eb5ee9c0f22f97ab9849aa9686f4153f32f4696b438eec9b787a0a',
      place: 'elsewhere',
      channel: 'Google Play',
    },
    {
      sha256: '80535be61eedb9a03b0476a6f493d496c3498770404339ea7a8000f5e61d22c0',
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
