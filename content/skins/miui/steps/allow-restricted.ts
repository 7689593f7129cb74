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
      says: 'On these phones the unlock is a row at the bottom of App info',
      source: 'curbox #219, PhoneProfilesPlus #143, FakeStandby #62',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Some builds show the row once a refusal has happened',
      source: 'gkd #35',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'The phone asks for the screen lock, and lifts all limits of the app at once',
      source: 'AOSP EnhancedConfirmationService; AppInfoSettingsMoreOptions (aosp-mirror @08bf6b0)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The page that the app opens itself can lack the row on Android 13 and 14; the one from the list of apps has it',
      source: 'AOSP AppInfoDashboardFragment.getUid; scam-max-disabler #28',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'On some tablets (Redmi Pad) the row was missing',
      source: 'ScreenshotTile #576; smartdock #233 (2024)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
