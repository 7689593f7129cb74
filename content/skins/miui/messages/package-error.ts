import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'package-error',
  labels: ['mi_inst_package_error'],
  says: 'maker',
  stage: 'install',
  when: { rom: ['cn'] },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'finish-install'],
  check: true,
  facts: [
    {
      says: "The phone manufacturer's installer shows this for a damaged or wrong file",
      source: 'installer strings MIUI 12.5 to HyperOS 3 (China ROM)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
