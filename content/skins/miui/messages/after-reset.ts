import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'after-reset',
  labels: ['miui_after_reset'],
  says: 'android',
  stage: 'open',
  when: { rom: ['cn'], os: { from: 'hyperos-2', unknown: true } },
  steps: ['open-file', 'allow-installer'],
  way: 'use-google',
  scenes: [
    { parts: [{ kind: 'dialog', title: { label: 'miui_after_reset' }, buttons: [{ ghost: 40, mark: 'look' }] }] },
  ],
  facts: [
    {
      says: 'After a reset, Android does not allow any installation until the previous Google account is back on the phone',
      source: 'HyperOS 2 and 3 strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
