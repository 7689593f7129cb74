import type { Step } from '@sideguide/guide-core/model';
import { behindInstaller } from '../scenes.ts';

export default {
  id: 'finish-install',
  scenes: [
    {
      parts: [
        ...behindInstaller,
        {
          kind: 'dialog',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'pi_app_installed' },
          buttons: [{ label: 'pi_done', mark: 'tap', hand: true }, { label: 'pi_open' }],
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
