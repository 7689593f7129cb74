import type { Gate } from '@sideguide/guide-core/model';

export default {
  id: 'restricted-settings',
  order: 2,
  labels: ['aosp_restricted_setting', 'aosp_restricted_setting_text'],
  roles: {
    'app-info': 'aosp_app_info',
    'allow-restricted': 'aosp_allow_restricted_settings',
    'restricted-setting': 'aosp_restricted_setting',
  },
  missing: ['OxygenOS 15', 'ColorOS 16'],
  facts: [
    {
      says: 'From Android 13 on, an app from a file cannot get accessibility or notification access until the owner allows restricted settings',
      source: 'support.google.com/android/answer/12623953; QuickCursor #16',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The entry appears only after the phone has refused once',
      source: 'sdmaid-se #57; gkd #35',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On MIUI and HyperOS it is a row at the end of App info, elsewhere it stands in the menu at the top',
      source: 'curbox #219, PhoneProfilesPlus #143, FakeStandby #62; Google Help 12623953',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On OxygenOS 15 and ColorOS 16 the entry can be missing; no way on the phone itself is known',
      source: 'sdmaid-se #1520 (CPH2621_15.0.0.303(EX01)); LiveMedia #16 (Find N5)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Gate;
