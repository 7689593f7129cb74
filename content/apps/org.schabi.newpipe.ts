import type { AppEntry } from '@sideguide/guide-core/model';

// fdroiddata allows the second certificate too, without saying what for.
export default {
  package: 'org.schabi.newpipe',
  name: 'NewPipe',
  publisher: 'TeamNewPipe',
  kind: 'media',
  page: 'https://newpipe.net/#download',
  certificates: [
    {
      sha256: 'cb84069bd68116bafae5ee4ee5b08a567aa6d898404e7cb12f9e756df5cf5cab',
      place: 'page',
      channel: 'newpipe.net',
    },
    {
      sha256: '964dfa418e66390110b0c061a0497cbbd7395b8b2526bee4dece95597eb5e9d4',
      place: 'elsewhere',
      channel: 'F-Droid',
    },
  ],
  needs: [],
  sources: [
    'https://github.com/privacyguides/verified-apps/blob/993efba298f82410d38f85fd96ec2de2c6620448/data.yml',
    'https://gitlab.com/fdroid/fdroiddata/-/blob/master/metadata/org.schabi.newpipe.yml',
    'https://github.com/TeamNewPipe/NewPipe/blob/dev/README.md (also https://newpipe.net/#download)',
  ],
  checked: '2026-11-20',
  confidence: 'high',
} as const satisfies AppEntry;
