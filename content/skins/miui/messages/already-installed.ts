import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'already-installed',
  labels: ['mi_inst_already_installed', 'mi_inst_conflicting_providers'],
  says: 'maker',
  stage: 'install',
  when: { rom: ['cn'] },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'finish-install'],
  facts: [
    {
      says: 'The package name or the provider names are the same, but the signature is different; the other copy can also be in a second space',
      source: 'installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
