import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'allow-permissions',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: {
            label: 'mi_inst_permissions_denied',
          },
          text: {
            ghost: 70,
          },
          buttons: [
            {
              label: 'mi_inst_allow_permissions',
              mark: 'tap',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'After the installation, the hint "Permissions denied" leads to "Allow this app to use permissions"',
      source: 'HyperOS 2 and 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
