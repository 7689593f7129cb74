import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'another-installer',
  labels: [],
  says: 'nobody',
  stage: 'install',
  steps: ['open-file', 'confirm-install', 'finish-install', 'allow-installer'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_app_info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { ghost: 60, icon: 'none' },
            { ghost: 50, icon: 'none', mark: 'tap' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'With another installer app as the default, phones showed a message about USB, one about different signatures, or the code -99; their own installer installed the same files',
      source: 'InstallerX-Revived #107 (HyperOS 2.0.206), #760 (ColorOS 16, 2026-07), #116 (ColorOS 15)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'The default is cleared in the app info of that app, under “Open by default”',
      source: 'AppManager #1442 (2024-09)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Makers’ phones set their own installer again, for example after an update of their store',
      source: 'HyperCeiler #1223 (2025-05); InstallerX-Revived #789 (2026-08), #816',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'A phone whose own installer is turned off may not start',
      source: 'PackageInstaller #1 (vvb2060, 2025-08)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
