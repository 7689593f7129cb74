import type { Step } from '@sideguide/guide-core/model';
import { restrictedSetting } from '../../../scenes.ts';
import { allowRestricted } from '../scenes.ts';

export default {
  id: 'allow-restricted',
  gate: 'restricted-settings',
  risky: true,
  stays: true,
  when: { need: ['restricted'] },
  scenes: [restrictedSetting, ...allowRestricted],
  facts: [
    {
      says: 'On these phones, the option to allow them is at the bottom of App info',
      source: 'curbox #219, PhoneProfilesPlus #143, FakeStandby #62',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Some builds show the option once an attempt has been blocked',
      source: 'gkd #35',
      checked: '2026-11-20',
      confidence: 'medium',
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
    {
      says: 'On some tablets (Redmi Pad), the option was missing',
      source: 'ScreenshotTile #576; smartdock #233 (2024)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
