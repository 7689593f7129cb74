import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'check-file',
  seconds: 45,
  tool: 'check-file',
  scenes: [],
  facts: [
    {
      says: 'A signature that is verified with a certificate of the developer proves that nobody has changed the file since it was signed',
      source: 'source.android.com, APK signature scheme v2 and v3',
      checked: '2026-11-21',
      confidence: 'high',
    },
    {
      says: 'Chrome saves the file in the Download folder and lists it in its own Downloads',
      source: 'Chromium Android strings; general Android behaviour',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
