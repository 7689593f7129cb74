import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'not-fully-64-bit',
  labels: ['mi_inst_not_fully_64_bit'],
  says: 'maker',
  stage: 'install',
  when: { rom: ['cn'], os: { from: 'miui-13', until: 'hyperos-3', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'finish-install'],
  undrawn: {
    mi_inst_app_compatibility_mode: 'a question of some phones; which buttons it has is not known',
  },
  facts: [
    {
      says: 'This is only a hint: the app is a 32-bit app',
      source: 'installer strings MIUI 13 to HyperOS 2 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The Xiaomi 14 runs such apps anyway; for later phones, this is not known',
      source: 'Android Authority, Android Police, Gizmochina 2023-10',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'HyperOS 3 also shows this message, even for a file for another kind of processor (x86), which never runs',
      source: 'v2rayNG #4445, #5969',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'HyperOS 3 offers an app compatibility mode that lets the phone install apps for 32 bits; on which phones is not known',
      source: 'com.miui.packageinstaller 5.4.2.0.0 (HyperOS 3 China), strings tango_dialog_*',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
