import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'com.kunzisoft.keepass.libre',
  name: 'KeePassDX Libre',
  publisher: 'Kunzisoft',
  kind: 'passwords',
  page: 'https://github.com/Kunzisoft/KeePassDX/releases/latest',
  certificates: [
    { sha256: '7d55b8af210381aabf960f07e17cf7857b6d2a642ca2da6bf0bdf1b200362f04', place: 'page', channel: 'GitHub' },
    {
      sha256: 'c810aab7efa4d5ad3fc2941fdf5f99b88a3b73f86219715627edb4dabac541a4',
      place: 'elsewhere',
      channel: 'F-Droid',
    },
  ],
  // Filling in passwords opens its window from the background: KeePassDX wiki AutoFill, issues 1013 and 2706.
  needs: ['background-windows'],
  sources: [
    'https://github.com/soupslurpr/AppVerifier/blob/ccd58cc27ea869456cc908fc950607dce044fcb7/app/src/main/kotlin/dev/soupslurpr/appverifier/InternalVerificationInfoDatabase.kt',
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
