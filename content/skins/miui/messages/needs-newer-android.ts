import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'needs-newer-android',
  labels: ['mi_inst_sdk_not_supported'],
  says: 'maker',
  stage: 'install',
  when: { rom: ['cn'], os: { from: 'miui-12.5', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'finish-install'],
  check: true,
  facts: [
    {
      says: 'The app needs a newer version of Android than the phone has',
      source: 'installer strings MIUI 12.5 to HyperOS 3 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
