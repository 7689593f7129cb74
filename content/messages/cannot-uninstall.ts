import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'cannot-uninstall',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install'],
  undrawn: {
    aosp_settings_app: 'where the search begins',
  },
  facts: [
    {
      says: 'A device admin app can be uninstalled once it is deactivated',
      source: 'AlwaysOn #7, #31; privatelock #28; openlauncher #131',
      checked: '2026-11-30',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
