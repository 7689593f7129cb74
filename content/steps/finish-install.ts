import type { Step } from '@sideguide/guide-core/model';
import { appInstalled } from '../scenes.ts';

export default {
  id: 'finish-install',
  scenes: [
    appInstalled,
    {
      parts: [
        { kind: 'browser' },
        {
          kind: 'group',
          rows: [
            { ghost: 70, icon: 'none', chevron: false },
            { ghost: 52, icon: 'none', chevron: false },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'After the installation, the phone offers Done and Open',
      source: 'AOSP PackageInstaller strings, packages/PackageInstaller/res/values',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
