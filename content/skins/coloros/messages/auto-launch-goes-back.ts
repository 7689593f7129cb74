import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'auto-launch-goes-back',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['auto-launch', 'allow-auto-launch'],
  way: ['auto-launch', 'allow-auto-launch'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_auto_launch_list' }, back: true },
        {
          kind: 'group',
          rows: [
            { text: '{app}', icon: 'letter', switch: 'off', mark: 'look' },
            { ghost: 50, switch: 'on' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'China ROMs let about five apps start automatically',
      source: 'LuckyTool; OShin',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On ColorOS 15 for China, the switch turned itself off at once, though few apps were on',
      source: 'one owner’s report',
      checked: '2026-11-28',
      confidence: 'low',
    },
  ],
} as const satisfies Message;
