import type { Step } from '@sideguide/guide-core/model';
import { appInstalled } from '../scenes.ts';

export default {
  id: 'see-result',
  seconds: 20,
  tool: 'what-now',
  scenes: [appInstalled],
  facts: [
    {
      says: 'After you tap Install, the phone installs the app or blocks it with one of several messages',
      source:
        'AOSP PackageInstaller strings, packages/PackageInstaller/res/values; a guide walked on a real phone, September 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
