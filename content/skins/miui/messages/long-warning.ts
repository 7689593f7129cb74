import type { Message } from '@sideguide/guide-core/model';
import { longWarning } from '../scenes.ts';

export default {
  id: 'long-warning',
  labels: ['miui_risk_checkbox'],
  says: 'maker',
  stage: 'open',
  when: { os: { from: 'miui-12.5', unknown: true } },
  steps: ['turn-on-source', 'allow-source', 'allow-installer', 'choose-allow-once'],
  way: 'accept-warning',
  scenes: longWarning,
  facts: [
    {
      says: 'A full screen of warnings with a box and a countdown can appear before a risky switch; it is not known how long the countdown lasts',
      source: 'SecurityCenter strings MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'No setting that shortens or ends the countdown is known',
      source: 'SecurityCenter strings MIUI 12.5 to HyperOS 3, and GitHub issues, searched 2026-11-29',
      checked: '2026-11-29',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
