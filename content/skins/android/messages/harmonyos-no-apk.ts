import type { Message } from '@sideguide/guide-core/model';
import { notOneUi } from '../versions.ts';

export default {
  id: 'harmonyos-no-apk',
  labels: [],
  says: 'nobody',
  stage: 'open',
  when: { os: notOneUi, maker: ['Huawei'] },
  steps: ['open-file'],
  facts: [
    {
      says: 'HarmonyOS NEXT, which is HarmonyOS from version 5 on, is not Android and installs no APK by itself',
      source: 'press, gsmarena.com 2023-11-13; PojavLauncher #6854; localsend #3168 (July 2026)',
      checked: '2026-11-29',
      confidence: 'high',
    },
    {
      says: 'On HarmonyOS 5 to 7, a separate app, 卓易通, opens some Android apps from a file and refuses others',
      source: 'surfboard #328 (2026-02); karing #1748 (2026-07); siyuan-unlock #95 (2026-09)',
      checked: '2026-11-29',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
