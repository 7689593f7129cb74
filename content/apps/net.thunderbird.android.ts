import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'net.thunderbird.android',
  name: 'Thunderbird',
  publisher: 'MZLA Technologies',
  kind: 'mail',
  page: 'https://github.com/thunderbird/thunderbird-android/releases',
  certificates: [
    { sha256: 'b6524779b3dbbc5ac17a5ac271ddb29dcfbf723578c238e03c3c217811356dd1', place: 'page', channel: 'GitHub' },
  ],
  needs: ['background', 'notifications'],
  sources: [
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
    'https://gitlab.com/fdroid/fdroiddata/-/blob/master/metadata/net.thunderbird.android.yml',
    'https://github.com/Tobi823/ffupdater/blob/492e9172312cd1e8da49993d10c119ee1eec391e/ffupdater/src/main/java/de/marmaro/krt/ffupdater/app/impl/ThunderbirdRelease.kt',
    'https://github.com/thunderbird/thunderbird-android/blob/main/SECURITY.md',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
