import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'asks-for-maker-account',
  labels: ['coloros_inst_verify_account'],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['verify-owner', 'maker-page', 'verify-account'],
  way: ['verify-account', 'verify-owner'],
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'coloros_inst_verify_account' },
          text: { ghost: 70 },
          buttons: [{ ghost: 40 }, { ghost: 40, mark: 'look' }],
        },
      ],
    },
  ],
  undrawn: {
    aosp_settings_app: 'where the account is; the screens behind it are not known',
  },
  facts: [
    {
      says: "The installer can require the password of the phone manufacturer's account, at least up to ColorOS 13, and not every time",
      source: 'ColorOSMagisk 4; test-automation code; ColorOSTool',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'No setting that turns it off is known; testers report that the makers of such phones told them that it cannot be removed',
      source: 'AirtestProject/Airtest #230 (OPPO and vivo, 2018-12); GitHub issues and pages, searched 2026-11-29',
      checked: '2026-11-29',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
