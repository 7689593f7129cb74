import type { Step } from '@sideguide/guide-core/model';
import { toApps } from '../scenes.ts';

export default {
  id: 'auto-launch',
  stays: true,
  when: { need: ['background', 'notifications'] },
  scenes: [
    toApps,
    {
      parts: [
        { kind: 'title', words: { label: 'apps' }, back: true },
        { kind: 'group', rows: [{ ghost: 45 }, { label: 'coloros_auto_launch_list', mark: 'tap' }, { ghost: 60 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_auto_launch_list' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'blank', switch: 'off' },
            { text: '{app}', icon: 'letter', switch: 'on', mark: 'tap' },
            { ghost: 60, icon: 'blank', switch: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On ColorOS 15 and 16, the path is Settings, Apps, Auto launch',
      source: 'qubka/ColorOs-Debloat-Guide; app source tested on ColorOS 16.1',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'China ROMs allow this for about five apps',
      source: 'ColorOSTool; LuckyTool',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On ColorOS 7, the path is Settings, App management, Auto-launch apps',
      source: 'urbandroid-team/dont-kill-my-app, OPPO page and screenshots (2021)',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'ColorOS 13 and 14 are assumed to have the same setting as ColorOS 15',
      source: 'inferred from the row of ColorOS 15',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
