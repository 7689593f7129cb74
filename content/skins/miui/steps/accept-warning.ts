import type { Step } from '@sideguide/guide-core/model';
import { longWarning } from '../scenes.ts';

export default {
  id: 'accept-warning',
  risky: true,
  scenes: longWarning,
  facts: [
    {
      says: 'High-risk switches can bring a page with a box and a button that counts down',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), SecurityCenter, MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Whether it comes up for this switch, and how many seconds it counts, is not known',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), SecurityCenter',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
