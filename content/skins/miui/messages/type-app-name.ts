import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'type-app-name',
  labels: ['mi_inst_not_the_app', 'mi_inst_confirm_app_name'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { from: 'hyperos-1', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { label: 'mi_inst_not_the_app' },
          text: { label: 'mi_inst_confirm_app_name' },
          buttons: [{ ghost: 38 }, { label: 'mi_inst_tap_here_to_continue', mark: 'tap' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The installer asks for the name of the app if it takes the file for a bundle, and has a link that continues without a name',
      source: 'com.miui.packageinstaller 5.4.2.0.0 (HyperOS 3 China), strings bundle_app_sure_*',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'A name that is typed leads to an app from the maker’s store',
      source: 'the same strings; the order of the screens is an inference',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
