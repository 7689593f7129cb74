import type { Step } from '@sideguide/guide-core/model';
import { toProtection } from '../scenes.ts';

export default {
  id: 'lower-protection',
  risky: true,
  opens: ['protection'],
  exceptional: { restoredBy: 'restore-protection' },
  when: { os: ['hyperos-3', 'unknown'], rom: ['cn'] },
  scenes: [
    ...toProtection,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_mi_protect' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'mi_inst_basic_mode', radio: 'on', mark: 'tap' },
            { ghost: 60, radio: 'off', note: { ghost: 82 } },
            { ghost: 44, radio: 'off' },
          ],
        },
      ],
    },
  ],
  undrawn: {
    mi_inst_allow_once_menu: 'drawn at the step before this one',
    mi_inst_risk_found: 'a verdict at which the owner stops, nothing to tap',
    mi_inst_high_risk_blocked: 'a verdict at which the owner stops, nothing to tap',
  },
  facts: [
    {
      says: 'Mi Protect was renamed Protected installation in 2024',
      source: 'HyperOS 1 and 2 installer strings (China ROM), rename notice',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: "HyperOS 3 has three levels of Mi Protect; the highest one blocks every app that the phone manufacturer's store has not tested",
      source: 'HyperOS 3 installer strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The phone’s own texts give the path Settings, Apps, Mi Protect',
      source: 'MIUI 13, HyperOS 1 to 3 strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
