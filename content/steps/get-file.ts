import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'get-file',
  seconds: 60,
  tool: 'app-card',
  scenes: [],
  facts: [
    {
      says: 'An https link to an APK, opened by a tap, is the route that works in every browser',
      source: 'general Android behaviour; maker-specific store links were compared and are less dependable',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
