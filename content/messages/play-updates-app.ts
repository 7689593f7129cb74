import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'play-updates-app',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install'],
  facts: [
    {
      says: 'Google Play offers updates for apps that were installed from elsewhere; with another signature, they fail',
      source: 'stratumauth/app #1054 (2023-12)',
      checked: '2026-11-29',
      confidence: 'high',
    },
    {
      says: 'With the same signature, Google Play replaced the copy from the file; its developers advised turning off automatic updates for that app in Google Play',
      source: 'osmandapp/OsmAnd #20249 (2024-07), #25568 (2026-08)',
      checked: '2026-11-29',
      confidence: 'high',
    },
    {
      says: 'Whoever wanted the copy from the file back had to uninstall the app with its data',
      source: 'osmandapp/OsmAnd #20249 (one owner)',
      checked: '2026-11-29',
      confidence: 'medium',
    },
    {
      says: 'The choice for one app is on its page in Google Play',
      source: 'T-Mobile REVVLRY user manual, p. 67; general behaviour of Google Play',
      checked: '2026-11-29',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
