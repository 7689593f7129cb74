import type { Gate } from '@sideguide/guide-core/model';

export default {
  id: 'restricted-settings',
  order: 2,
  labels: ['aosp_restricted_setting', 'aosp_app_denied_access', 'aosp_restricted_setting_text'],
  roles: {
    'app-info': 'aosp_app_info',
    'allow-restricted': 'aosp_allow_restricted_settings',
    'restricted-setting': 'aosp_restricted_setting',
  },
  facts: [
    {
      says: 'Android 13 and 14 restrict accessibility and notification access; Android 15, 16 and 17 also restrict windows over other apps, usage access, device administration, text messages, and the default phone and SMS app',
      source: 'AOSP EnhancedConfirmationService (LineageOS lineage-22.0 @f76af0f; GrapheneOS @0dce984; yaap @12cd0f5)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'On Android 15 and newer, the dialog and the grey setting have different wording',
      source: 'HyperOS 2 and 3 strings (@822116c, @4683c9c); AOSP EnhancedConfirmationDialogActivity (yaap @12cd0f5)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'You confirm the option with the screen lock, and it lifts all restrictions on the app at once',
      source: 'AOSP EnhancedConfirmationService; AppInfoSettingsMoreOptions (aosp-mirror @08bf6b0)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The option appears only after the phone has blocked an attempt once',
      source: 'sdmaid-se #57; gkd #35',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On MIUI and HyperOS, the option is at the end of App info; on other phones, it is in the menu at the top',
      source: 'curbox #219, PhoneProfilesPlus #143, FakeStandby #62; Google Help 12623953',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On OxygenOS 15 and ColorOS 16 the option can be missing; no solution on the phone itself is known',
      source: 'sdmaid-se #1520 (CPH2621_15.0.0.303(EX01)); LiveMedia #16 (Find N5)',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'OxygenOS 16 has the option',
      source: 'librepods #387 (OnePlus 12, 2025-12)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Some bank apps do not open while an app installed from a file can control the screen',
      source: 'bankfab.com and halifax.co.uk help pages; AppLock #31; curbox #284',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Gate;
