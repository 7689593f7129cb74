import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'verify-account',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          text: {
            label: 'coloros_inst_verify_account',
          },
          buttons: [
            {
              ghost: 40,
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Up to ColorOS 13, the installer sometimes requires the phone manufacturer’s account; if you are not signed in, you have to sign in first',
      source: 'ColorOSMagisk #4; uiautomator2 example; ColorOSTool README; baike.jingyu100.com',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Without such an account, there is no documented way',
      source: 'baike.jingyu100.com/p/1002240347.html',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
