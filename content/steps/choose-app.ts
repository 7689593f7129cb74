import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'choose-app',
  seconds: 30,
  tool: 'app-list',
  scenes: [],
  facts: [
    {
      says: "This is a catalogue of apps with their developers' websites",
      source: 'content/apps',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
