import type { Step } from '#lib/model/step.ts';
import { toApps } from '../scenes.ts';

export default {
  id: 'auto-launch',
  minutes: 1,
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
            { text: '{app}', icon: 'letter', switch: 'on', mark: 'tap', hand: true },
            { ghost: 60, icon: 'blank', switch: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Settings, Apps, Auto launch on ColorOS 15 and 16',
      source: 'qubka/ColorOs-Debloat-Guide; app source tested on ColorOS 16.1',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'China ROMs allow about five apps',
      source: 'ColorOSTool; LuckyTool',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
