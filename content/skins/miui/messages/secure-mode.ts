import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'secure-mode',
  labels: ['mi_inst_secure_mode'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'], os: { from: 'miui-13', until: 'miui-14', unknown: true } },
  steps: ['allow-installer', 'tick-risk', 'maker-page', 'trust-app'],
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { label: 'mi_inst_secure_mode' },
          text: { ghost: 80 },
          buttons: [{ label: 'mi_inst_install_anyway', mark: 'tap' }, { ghost: 40 }],
        },
      ],
    },
  ],
  undrawn: {
    mi_inst_risk_found: 'a verdict at which the owner stops, nothing to tap',
    mi_inst_high_risk_blocked: 'a verdict at which the owner stops, nothing to tap',
    mi_inst_allow_once_menu: 'the way where the button is missing; the step that allows one installation draws it',
  },
  facts: [
    {
      says: 'Secure mode in MIUI 13 became Mi Protect in MIUI 14; to continue the installation, you have to confirm who you are',
      source: 'installer strings MIUI 13 and 14 (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
