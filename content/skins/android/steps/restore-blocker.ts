import type { Step } from '@sideguide/guide-core/model';
import { toAutoBlocker } from '../scenes.ts';
import { oneUi } from '../versions.ts';

export default {
  id: 'restore-blocker',
  closes: ['protection'],
  when: { os: oneUi },
  scenes: [
    ...toAutoBlocker,
    {
      parts: [
        { kind: 'title', words: { label: 'android_sam_auto_blocker' }, back: true },
        { kind: 'group', rows: [{ label: 'android_sam_auto_blocker', icon: 'none', switch: 'on', mark: 'tap' }] },
        { kind: 'group', rows: [{ ghost: 88, icon: 'none', chevron: false }] },
      ],
    },
  ],
  facts: [
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
