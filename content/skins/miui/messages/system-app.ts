import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'system-app',
  labels: ['mi_inst_system_app'],
  says: 'maker',
  stage: 'install',
  when: { os: { from: 'miui-12.5', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'finish-install'],
  facts: [
    {
      says: 'The file would replace one of the phone’s own apps',
      source: 'installer strings MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
