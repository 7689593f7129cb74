import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'installer-stuck',
  labels: [],
  says: 'nobody',
  stage: 'install',
  when: { os: { from: 'coloros-13', until: 'coloros-16', unknown: true } },
  steps: ['open-file', 'confirm-install', 'wait-for-scan', 'finish-install'],
  way: 'open-file',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'pi_installing' },
          progress: true,
          buttons: [{ label: 'pi_cancel', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On ColorOS 13 to 16 installations that another installer app starts hang or fail',
      source: 'InstallerX-Revived 766 and 376; AppManager 1367',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
