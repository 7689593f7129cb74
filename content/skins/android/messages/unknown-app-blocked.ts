import type { Message } from '@sideguide/guide-core/model';
import { blockerOff, toAutoBlocker, unknownAppBlocked } from '../scenes.ts';
import { oneUi } from '../versions.ts';

export default {
  id: 'unknown-app-blocked',
  labels: [
    'android_sam_unknown_app_blocked',
    'android_sam_unknown_app_blocked_text',
    'android_sam_blocker_on_cant_install',
    'android_sam_blocked_by_auto_blocker',
  ],
  says: 'maker',
  stage: 'install',
  when: { os: [...oneUi, 'unknown'], maker: ['Samsung'] },
  steps: ['allow-source', 'turn-on-source', 'confirm-install'],
  way: 'lower-blocker',
  check: true,
  scenes: [unknownAppBlocked, ...toAutoBlocker, blockerOff],
  exceptional: { restoredBy: 'restore-blocker' },
  facts: [
    {
      says: 'While Auto Blocker is on, only Google Play, Galaxy Store and stores on Samsung’s list install apps; the window has only OK',
      source:
        'Samsung framework of One UI 6.1.1, strings and UnknownSourceConfirmActivity, ASKSManagerService (488315, @166f96aa8)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Since One UI 6.1.1, an app that updates itself is blocked too',
      source: 'Samsung framework of One UI 6.1.1, strings and ASKSManagerService (488315, @166f96aa8)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'While it is on, Install unknown apps cannot be changed, or has no effect',
      source: 'Samsung Settings strings of One UI 7 (488315/android_samsung_packages_apps_settings@ee9298bb)',
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
} as const satisfies Message;
