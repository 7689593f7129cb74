import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'icon-missing',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install'],
  undrawn: {
    aosp_settings_app: 'where the list of apps is; its place differs between versions',
  },
  facts: [
    {
      says: 'An app without an activity for the launcher has no icon; the home screens of phones show new apps in different places',
      source: 'general Android behaviour',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'Malicious apps hide their icon',
      source: 'general knowledge about Android malware',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'A theme or an icon pack hid the icons',
      source: 'personaldnsfilter #126 (MIUI); Launcher3 #388',
      checked: '2026-11-30',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
