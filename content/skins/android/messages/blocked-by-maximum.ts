import type { Message } from '@sideguide/guide-core/model';
import { oneUi } from '../versions.ts';

export default {
  id: 'blocked-by-maximum',
  labels: ['android_sam_blocked_by_maximum', 'android_sam_no_device_admin'],
  says: 'maker',
  stage: 'after',
  when: { os: [...oneUi, 'unknown'], maker: ['Samsung'] },
  steps: ['allow-restricted'],
  facts: [
    {
      says: 'Since One UI 6.1.1, Auto Blocker has a level Maximum restrictions, off by default, which also blocks device admin apps',
      source:
        'support-cacyber.samsung.com 898337; Samsung Settings strings of One UI 7 (488315/android_samsung_packages_apps_settings@ee9298bb)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
