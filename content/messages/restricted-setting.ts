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
  facts: [
    {
      says: 'Android 13 and 14 guard accessibility and notification access; Android 15 and newer also windows over other apps, usage access, device administration, text messages, and the default phone and SMS app',
      source: 'AOSP EnhancedConfirmationService (LineageOS lineage-22.0 @f76af0f; yaap @12cd0f5)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'From Android 15 on it says "App was denied access", or the row is grey and says "Controlled by Restricted Setting"',
      source: 'HyperOS 2 and 3 strings (@822116c, @4683c9c); AOSP EnhancedConfirmationDialogActivity (yaap @12cd0f5)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The row appears after the refusal, asks for the screen lock, and lifts all limits of that app at once',
      source: 'AOSP EnhancedConfirmationService; AppInfoSettingsMoreOptions (aosp-mirror @08bf6b0)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The page that the app opens itself can lack the row on Android 13 and 14',
      source: 'AOSP AppInfoDashboardFragment.getUid',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'An app that another installer app installed is not always guarded; a file opened in the file manager always is',
      source: 'AOSP EnhancedConfirmationService; keepalivedev/KeepAlive #186 (2026-07)',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
