import type { Message } from '@sideguide/guide-core/model';
import { oneUi } from '../versions.ts';

export default {
  id: 'dangerous-app-blocked',
  labels: [
    'android_sam_dangerous_app_blocked',
    'android_sam_dangerous_app_blocked_text',
    'android_sam_suspected_malicious',
  ],
  says: 'maker',
  stage: 'install',
  when: { os: [...oneUi, 'unknown'], maker: ['Samsung'] },
  steps: ['confirm-install', 'see-result'],
  check: true,
  facts: [
    {
      says: 'Samsung has lists of dangerous and of suspected apps: for the first there is no way on',
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
