import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'newer-version-installed',
  labels: ['mi_inst_no_downgrade', 'mi_inst_newer_elsewhere'],
  says: 'maker',
  stage: 'install',
  when: { rom: ['cn'], os: { from: 'miui-12.5', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'finish-install'],
  facts: [
    {
      says: 'A newer version is installed, possibly in Second space or Kid space',
      source: 'installer strings MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'A copy that came with the phone cannot be replaced by an older file',
      source: 'Vanced #1427; ytvanced #116',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
