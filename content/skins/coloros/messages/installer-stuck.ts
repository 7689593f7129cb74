import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'installer-stuck',
  labels: ['coloros_err_not_allowed'],
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
      says: 'On ColorOS 13 to 16, installations started by another installer app get stuck or fail',
      source: 'InstallerX-Revived 766 and 376; AppManager 1367',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'realme UI 5 shows "Install not allowed for file" for an installation started by another app; a file that you open yourself can be installed',
      source: 'AppManager #1367 (realme GT 2 Pro)',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
