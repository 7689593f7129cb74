import type { Step } from '@sideguide/guide-core/model';
import { sourceApp } from '../../../scenes.ts';
import { toSecurity } from '../scenes.ts';

export default {
  id: 'open-security-settings',
  scenes: [
    toSecurity,
    {
      parts: [
        { kind: 'title', words: { label: 'android_sam_security_and_privacy' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { ghost: 60, icon: 'none' },
            { label: 'android_sam_more_security_settings', icon: 'none', mark: 'tap' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'android_sam_more_security_settings' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'install-unknown-apps', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    sourceApp,
  ],
  facts: [
    {
      says: 'On One UI 5 to 8, Install unknown apps is in Security and privacy, More security settings; it is in Apps, menu, Special access as well',
      source: 'guides of phongnhaexplorer.com and of several projects, 2026',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
