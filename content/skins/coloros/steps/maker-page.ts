import type { Step } from '@sideguide/guide-core/model';
import { scan } from '../scenes.ts';

export default {
  id: 'maker-page',
  risky: true,
  scenes: scan,
  facts: [
    {
      says: "China ROMs put the phone manufacturer's installer in front of Android's",
      source: "automation rules that act on the installer's screens (GKD subscription), 2023-10 to 2026-01",
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
