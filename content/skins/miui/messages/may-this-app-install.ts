import type { Message } from '@sideguide/guide-core/model';
import { sourceQuestion } from '../scenes.ts';

export default {
  id: 'may-this-app-install',
  labels: ['mi_inst_allow_source_question'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['allow-installer', 'choose-allow-once', 'open-file'],
  way: ['choose-allow-once', 'allow-installer'],
  scenes: [sourceQuestion],
  facts: [
    {
      says: 'The installer asks whether the browser or file manager is allowed to install apps; on MIUI 12 and 12.5, you can allow it once or always',
      source: 'installer strings MIUI 12 to HyperOS 3 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
