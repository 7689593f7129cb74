import type { Step } from '@sideguide/guide-core/model';
import { riskPage } from '../scenes.ts';

export default {
  id: 'accept-risk',
  risky: true,
  scenes: riskPage,
  facts: [
    {
      says: 'On the risk screen of ColorOS 15 and 16, you have to open the details and tick a box',
      source:
        "automation rules that act on the installer's screens (GKD subscription), 2023-10 to 2026-01; rules of September 2025",
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
