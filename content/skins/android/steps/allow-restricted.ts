import type { Step } from '@sideguide/guide-core/model';
import { allowRestricted, restrictedSetting } from '../../../scenes.ts';

export default {
  id: 'allow-restricted',
  gate: 'restricted-settings',
  risky: true,
  stays: true,
  when: { need: ['restricted'] },
  scenes: [restrictedSetting, ...allowRestricted],
  facts: [
    {
      says: 'On Android 13 and newer, the option is in the menu ⋮ after the first blocked attempt',
      source: 'support.google.com/android/answer/12623953',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'You confirm with the screen lock, and the phone lifts all restrictions on the app at once',
      source: 'AOSP EnhancedConfirmationService; AppInfoSettingsMoreOptions (aosp-mirror @08bf6b0)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'On Android 13 and 14, the option can be missing from the screen that the app itself opens; the screen opened from the list of apps has it',
      source: 'AOSP AppInfoDashboardFragment.getUid; scam-max-disabler #28',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
