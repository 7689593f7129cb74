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
      says: 'HarmonyOS NEXT, which is HarmonyOS from version 5 on, has nothing of Android and installs no APK',
      source: 'press, gsmarena.com 2023-11-13; PojavLauncher #6854; localsend #3168 (July 2026)',
      checked: '2026-11-29',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
