import type { Message } from '@sideguide/guide-core/model';
import { oneUi } from '../versions.ts';

export default {
  id: 'app-may-be-dangerous',
  labels: ['android_sam_may_be_dangerous', 'android_sam_from_unknown_source'],
  says: 'maker',
  stage: 'install',
  when: { os: [...oneUi, 'unknown'], maker: ['Samsung'] },
  steps: ['confirm-install', 'see-result'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'sheet',
          title: { label: 'android_sam_may_be_dangerous' },
          text: { ghost: 80 },
          buttons: [{ label: 'android_sam_install_anyway', mark: 'tap' }, { label: 'android_sam_dont_install' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Samsung has a check of its own, with the buttons Don’t install and Install anyway',
      source:
        'Samsung framework of One UI 6.1.1: strings, ASKSManagerService (488315/android_samsung_frameworks_base@166f96aa8)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'On One UI 6.1.1, this check runs only on phones for South Korea; where newer versions show it, is not known',
      source:
        'Samsung framework of One UI 6.1.1: strings, ASKSManagerService (488315/android_samsung_frameworks_base@166f96aa8)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
