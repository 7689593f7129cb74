import type { Message } from '@sideguide/guide-core/model';
import { notOneUi } from '../versions.ts';

export default {
  id: 'huawei-risk-box',
  labels: ['android_huawei_understood_risk'],
  says: 'maker',
  stage: 'install',
  when: { os: notOneUi, maker: ['Huawei'] },
  steps: ['confirm-install', 'see-result'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 64 },
          check: { label: 'android_huawei_understood_risk', mark: 'tap' },
          buttons: [{ ghost: 40 }, { ghost: 40 }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Huawei’s installer can show this box, which is not ticked at first',
      source: 'automation of installations in four unrelated programs, one of which names Huawei',
      checked: '2026-11-29',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
