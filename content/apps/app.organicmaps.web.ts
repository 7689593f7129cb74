import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'app.organicmaps.web',
  name: 'Organic Maps',
  publisher: 'Organic Maps',
  kind: 'maps',
  page: 'https://github.com/organicmaps/organicmaps/releases/latest',
  certificates: [
    { sha256: 'b9c7ae79a5a90270df08a132e536b9c666f5bef1f59b304fcecf8687865e4b5b', place: 'page', channel: 'GitHub' },
  ],
  needs: [],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
