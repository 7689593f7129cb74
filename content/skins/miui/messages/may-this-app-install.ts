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
  undrawn: {
    miui_settings_app: 'where the search begins; what it finds differs between phones',
    miui_install_unknown_apps: 'what the search finds; the drawing shows the question before it',
  },
  facts: [
    {
      says: 'The installer asks whether the browser or file manager is allowed to install apps; on MIUI 12 and 12.5, you can allow it once or always',
      source: 'installer strings MIUI 12 to HyperOS 3 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'After a refusal, the installer says that installing is blocked and names the search in Settings',
      source: 'installer strings HyperOS 3 (China ROM, installer 5.4.2.0.0)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
