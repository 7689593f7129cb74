import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'unlock-install',
  scenes: [{ parts: [{ kind: 'unlock', by: 'fingerprint' }] }, { parts: [{ kind: 'unlock', by: 'pin' }] }],
  facts: [
    {
      says: 'Some phones require the screen lock before they install an app',
      source: 'rupeeradarai.com install page; not official',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
