import type { Step } from '@sideguide/guide-core/model';
import { longWarning } from '../scenes.ts';

export default {
  id: 'accept-warning',
  risky: true,
  scenes: [
    ...longWarning,
    {
      parts: [
        { kind: 'title', words: { label: 'install-unknown-apps' }, back: true },
        { kind: 'group', rows: [{ text: 'Chrome', icon: 'letter', chevron: false }] },
        { kind: 'group', rows: [{ label: 'allow-from-source', icon: 'none', switch: 'on', mark: 'look' }] },
      ],
    },
  ],
  facts: [
    {
      says: 'High-risk switches can open a screen with a box and a button that counts down',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), SecurityCenter, MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'It is not known whether it appears for this switch, or how many seconds it counts down',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), SecurityCenter',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
