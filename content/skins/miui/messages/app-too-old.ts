import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'app-too-old',
  gate: 'old-app',
  labels: ['mi_inst_sdk_too_old'],
  says: 'maker',
  stage: 'install',
  when: { rom: ['cn'] },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'finish-install'],
  check: true,
  facts: [
    {
      says: 'Android 14 blocks apps with a target version below 23, Android 15 and 16 those below 24',
      source: 'Android 14 behaviour changes; nine repositories',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
