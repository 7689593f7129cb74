import type { Step } from '@sideguide/guide-core/model';
import { scan } from '../scenes.ts';

export default {
  id: 'wait-for-scan',
  scenes: scan,
  facts: [
    {
      says: 'No button works while the installer is scanning',
      source: "automation rules that act on the installer's screens (GKD subscription), 2023-10 to 2026-01",
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'These words were seen on ColorOS 13 to 16; the words on older versions are not known',
      source: 'no source found',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
