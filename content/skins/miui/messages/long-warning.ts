import type { Message } from '#lib/model/message.ts';

export default {
  id: 'long-warning',
  labels: ['miui_risk_checkbox'],
  says: 'maker',
  stage: 'open',
  when: { os: { from: 'miui-12.5', unknown: true } },
  steps: ['turn-on-source', 'allow-source', 'allow-installer', 'choose-allow-once'],
  way: 'accept-warning',
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          text: { ghost: 80 },
          check: { label: 'miui_risk_checkbox', mark: 'tap' },
          buttons: [{ text: 'OK', count: 10 }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          text: { ghost: 80 },
          check: { label: 'miui_risk_checkbox', on: true },
          buttons: [{ text: 'OK', count: 10, mark: 'tap', hand: true }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'A whole page of warnings with a box and a countdown can stand before a risky switch; how long it counts is not known',
      source: 'SecurityCenter strings MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
