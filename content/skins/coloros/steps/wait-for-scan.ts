import type { Step } from '#lib/model/step.ts';
import { scan } from '../scenes.ts';

export default {
  id: 'wait-for-scan',
  minutes: 1,
  scenes: scan,
  facts: [
    {
      says: 'No button works while the installer scans',
      source: "automation rules that act on the installer's screens (GKD subscription), 2023-10 to 2026-01",
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
