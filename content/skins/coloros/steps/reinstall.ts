import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'reinstall',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: {
            text: '{app}',
          },
          icon: 'letter',
          buttons: [
            {
              ghost: 40,
            },
            {
              label: 'coloros_inst_reinstall',
              mark: 'tap',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'For a file with the same version or an older one, a warning with 重新安装 appears',
      source: 'Oosl/ColorOSTool README; gkd-kit/subscription #2951 (ColorOS 12 to 14)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
