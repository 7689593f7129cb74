import type { Step } from '@sideguide/guide-core/model';
import { behindInstaller } from '../scenes.ts';

export default {
  id: 'confirm-install',
  risky: true,
  isSkippable: true,
  scenes: [
    {
      parts: [
        ...behindInstaller,
        {
          kind: 'dialog',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'pi_confirm_install' },
          buttons: [{ label: 'pi_cancel' }, { label: 'pi_install', mark: 'tap' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'dialog',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'pi_installing' },
          progress: true,
          buttons: [],
        },
      ],
    },
  ],
  facts: [
    {
      says: "The installer shows the app's name and asks whether to install it",
      source: 'AOSP PackageInstaller strings, packages/PackageInstaller/res/values',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
