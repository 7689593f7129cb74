import type { Step } from '@sideguide/guide-core/model';
import { blockerOff, toAutoBlocker, unknownAppBlocked } from '../scenes.ts';
import { oneUi } from '../versions.ts';

export default {
  id: 'lower-blocker',
  risky: true,
  opens: ['protection'],
  exceptional: { restoredBy: 'restore-blocker' },
  when: { os: oneUi },
  scenes: [unknownAppBlocked, ...toAutoBlocker, blockerOff],
  facts: [
    {
      says: 'While Auto Blocker is on, only Google Play, Galaxy Store and stores on Samsung’s list install apps; the window has only OK',
      source:
        'Samsung framework of One UI 6.1.1, strings and UnknownSourceConfirmActivity, ASKSManagerService (488315, @166f96aa8)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Auto Blocker is in One UI 6 and newer; it is on in the first set-up since 6.1.1, and an update keeps its value',
      source: 'Samsung support pages (support-cacyber.samsung.com 898337; samsung.com, 2023-10 to 2025-11)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Since One UI 6.1.1, turning it off needs the fingerprint or the PIN',
      source: 'Android Authority 2024-07',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'The path is Settings, Security and privacy, Auto Blocker; the phone’s own window names it',
      source: 'Samsung framework strings of One UI 6.1.1 (488315/android_samsung_frameworks_base@166f96aa8)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Since One UI 8.5, Auto Blocker can turn itself on again 30 minutes after it was turned off',
      source: 'reports of two owners of a Galaxy Z Fold8 with One UI 9 (gyuminlee-repo/auto-blocker-widget@0de6ef6)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
