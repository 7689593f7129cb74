import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'get-file',
  seconds: 60,
  tool: 'app-card',
  scenes: [],
  facts: [
    {
      says: 'Tapping an https link to an APK is the way that works in every browser',
      source: 'general Android behaviour; maker-specific store links were compared and are less dependable',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
