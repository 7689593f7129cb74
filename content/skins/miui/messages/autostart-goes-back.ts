import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'autostart-goes-back',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['autostart', 'background-autostart', 'allow-start'],
  way: ['autostart', 'background-autostart', 'allow-start'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'miui_autostart' }, back: true },
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
      says: 'HyperOS 1 and 3 turn autostart off again; so does the one-tap optimization in the Security app',
      source: 'HyperCeiler #450 (2024-03, 2026-01); customiuizer #625',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'No lasting solution is known without changes to the system',
      source: 'HyperCeiler #450',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
