import type { Message } from '@sideguide/guide-core/model';
import { notOneUi } from '../versions.ts';

export default {
  id: 'huawei-pure-mode',
  labels: ['android_huawei_pure_mode', 'android_huawei_enhanced_protection'],
  says: 'maker',
  stage: 'install',
  when: { os: notOneUi, maker: ['Huawei'] },
  steps: ['confirm-install', 'see-result'],
  check: true,
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'android_huawei_pure_mode' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 60, icon: 'none', chevron: false },
            { label: 'android_huawei_enhanced_protection', icon: 'none', switch: 'on', mark: 'look' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On HarmonyOS 3 and 4, pure mode stays on; with its enhanced protection, only apps that Huawei checked install',
      source: 'Huawei’s help text on the pages jmgdb.com.cn 26 and bzx1688.com 464506; localsend #178',
      checked: '2026-11-29',
      confidence: 'medium',
    },
    {
      says: 'Without enhanced protection, the phone asks for the screen lock or the account; a controlled app gets no real data and no sensitive permissions',
      source: 'Huawei’s help text on the pages jmgdb.com.cn 26 and bzx1688.com 464506',
      checked: '2026-11-29',
      confidence: 'medium',
    },
    {
      says: 'On HarmonyOS 2, the installer offers to install anyway and asks for the password; an app whose risks cannot be controlled is refused',
      source: 'huaweicentral.com, page harmonyos-feature-app-guard; page of down10s.com, 2023-03',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
