import type { App } from '#lib/model/app.ts';

// fdroiddata also allows a second certificate; its role is not stated there, so it is left out.
export default {
  package: 'org.schabi.newpipe',
  name: 'NewPipe',
  publisher: 'TeamNewPipe',
  kind: 'media',
  page: 'https://newpipe.net/#download',
  certificates: [
    {
      sha256: 'cb84069bd68116bafae5ee4ee5b08a567aa6d898404e7cb12f9e756df5cf5cab',
      channel:
        'Direct official, F-Droid, F-Droid (AllowedAPKSigningKeys), F-Droid (IzzyOnDroid), F-Droid (archive.newpipe.net)',
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
} as const satisfies App;
