import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'restricted-setting',
  gate: 'restricted-settings',
  labels: [
    'aosp_restricted_setting',
    'aosp_app_denied_access',
    'aosp_restricted_setting_text',
    'aosp_denied_risk_text',
    'aosp_controlled_by_restricted',
  ],
  says: 'android',
  stage: 'after',
  steps: ['allow-restricted', 'float-windows', 'finish-install'],
  way: 'allow-restricted',
  undrawn: {
    aosp_app_info: 'drawn at the step that it leads to, by the name of the phone',
    aosp_settings_app: 'where the other way to the same screen begins',
  },
  facts: [
    {
      says: 'Android 13 and 14 restrict accessibility and notification access; Android 15 and newer also restrict windows over other apps, usage access, device administration, text messages, and the default phone and SMS app',
      source: 'AOSP EnhancedConfirmationService (LineageOS lineage-22.0 @f76af0f; yaap @12cd0f5)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'On Android 15 and newer, the message is "App was denied access", or the setting is grey and shows "Controlled by Restricted Setting"',
      source: 'HyperOS 2 and 3 strings (@822116c, @4683c9c); AOSP EnhancedConfirmationDialogActivity (yaap @12cd0f5)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The option appears after the blocked attempt, has to be confirmed with the screen lock, and lifts all restrictions on that app at once',
      source: 'AOSP EnhancedConfirmationService; AppInfoSettingsMoreOptions (aosp-mirror @08bf6b0)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'On Android 13 and 14, the option can be missing from the screen that the app itself opens',
      source: 'AOSP AppInfoDashboardFragment.getUid',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'An app installed by another installer app is not always restricted; an app whose file was opened in the file manager always is',
      source: 'AOSP EnhancedConfirmationService; keepalivedev/KeepAlive #186 (2026-07)',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
