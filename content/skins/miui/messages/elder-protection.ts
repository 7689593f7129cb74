import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'elder-protection',
  labels: [],
  says: 'browser',
  stage: 'download',
  when: { rom: ['cn'], os: { from: 'miui-14', unknown: true } },
  steps: ['get-file', 'keep-file'],
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { text: '{file}' },
          text: { ghost: 80 },
          buttons: [{ ghost: 40, mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'With elder protection, the browser itself blocks downloads of risky apps',
      source: 'installer strings MIUI 14 to HyperOS 3 (China ROM); wording in the browser not captured',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
