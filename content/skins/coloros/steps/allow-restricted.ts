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
      says: 'Android 13 and later offer the entry in the menu ⋮ after the first refusal',
      source: 'support.google.com/android/answer/12623953',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The entry can be missing on OxygenOS 15 and ColorOS 16',
      source: 'sdmaid-se #1520; LiveMedia #16',
      checked: '2026-11-20',
      confidence: 'high',
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
      says: 'OxygenOS 16 has the entry',
      source: 'librepods #387 (OnePlus 12, 2025-12)',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
