import type { Step } from '@sideguide/guide-core/model';
import { sourceApp } from '../../../scenes.ts';
import { toApps } from '../scenes.ts';

export default {
  id: 'open-special-access',
  scenes: [
    toApps,
    {
      parts: [
        { kind: 'title', words: { label: 'apps' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'coloros_special_app_access', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_special_app_access' }, back: true },
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
      says: 'On ColorOS 7 to 11, the path is Settings, App management, Special app access, Install unknown apps; the last part is inferred',
      source: 'urbandroid-team/dont-kill-my-app, OPPO and realme pages with screenshots',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'On ColorOS 12 to 17 and OxygenOS 15, the path is Settings, Apps, Special app access, Install unknown apps',
      source: 'Android’s own path; no source for these phones',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
