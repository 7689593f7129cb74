import type { AppEntry } from '@sideguide/guide-core/model';

export default {
  package: 'org.torproject.torbrowser',
  name: 'Tor Browser',
  publisher: 'The Tor Project',
  kind: 'browser',
  page: 'https://www.torproject.org/download/#android',
  certificates: [
    {
      sha256: '20061f045e737c67375c17794cfedb436a03cec6bacb7cb9f96642205ca2cec8',
      place: 'page',
      channel: 'torproject.org',
    },
  ],
  needs: [],
  sources: [
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
    'https://github.com/Tobi823/ffupdater/blob/492e9172312cd1e8da49993d10c119ee1eec391e/ffupdater/src/main/java/de/marmaro/krt/ffupdater/app/impl/TorBrowser.kt',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
