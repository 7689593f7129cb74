import type { Step } from '@sideguide/guide-core/model';
import { behindInstaller } from '../scenes.ts';

export default {
  id: 'allow-source',
  risky: true,
  isSkippable: true,
  scenes: [
    {
      parts: [
        ...behindInstaller,
        {
          kind: 'dialog',
          title: { text: 'Chrome' },
          icon: 'letter',
          text: { label: 'pi_unknown_source_blocked' },
          buttons: [{ label: 'pi_cancel' }, { label: 'pi_settings', mark: 'tap' }],
        },
      ],
    },
  ],
  undrawn: {
    pi_permission_required_16: 'the title of a newer design of the same message',
  },
  facts: [
    {
      says: 'The first time you tap an APK from a source that is not allowed, this message appears with Cancel and Settings',
      source: 'AOSP PackageInstaller strings, packages/PackageInstaller/res/values; Android 8 to 17',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On HyperOS, the installer itself tells people to search Settings for "Install unknown apps"',
      source: 'HyperOS 1 to 3 package installer strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
