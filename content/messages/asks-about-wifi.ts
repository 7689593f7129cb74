import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'asks-about-wifi',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_app_info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'MIUI asks before an app switches Wi-Fi; on MIUI 12, the question stopped once the app’s helper had the permission, too',
      source: 'TaskerSettings #6 (MIUI 12, 2021-08), #13; react-native-wifi-reborn #79 (2020)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'From MIUI 13 on, and on HyperOS 1, the question appears although every permission is allowed; nobody found a lasting way',
      source:
        'TaskerSettings #6 (MIUI 13, 2022-05), #19, #49 (2024-07), #53 (2024-09), #56 (2024-12); PhoneProfilesPlus #125 (2024-03)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Other makers’ phones ask, too',
      source: 'TaskerSettings #27 (Sony, Android 13), #56 (Nothing, Android 14 and 15)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
