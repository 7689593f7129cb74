import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'pass-protection',
  risky: true,
  when: { os: ['hyperos-3', 'unknown'], rom: ['cn'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { text: '{app}' }, menu: 'tap' },
        { kind: 'page', text: { label: 'mi_inst_advanced_mode_on' }, buttons: [{ ghost: 40 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { text: '{app}' } },
        { kind: 'page', text: { label: 'mi_inst_advanced_mode_on' }, buttons: [{ ghost: 40 }] },
        {
          kind: 'menu',
          rows: [
            { ghost: 60, icon: 'none' },
            { label: 'mi_inst_allow_once_menu', icon: 'none', mark: 'tap' },
          ],
        },
      ],
    },
  ],
  undrawn: {
    mi_inst_mi_protect: 'what the phone’s own messages call it; the drawings show one of them',
    mi_inst_risk_found: 'a verdict at which the owner stops, nothing to tap',
    mi_inst_high_risk_blocked: 'a verdict at which the owner stops, nothing to tap',
  },
  facts: [
    {
      says: "HyperOS 3 has three levels of Mi Protect; the highest one blocks every app that the phone manufacturer's store has not tested",
      source: 'HyperOS 3 installer strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: '“Allow once” is behind the three dots',
      source: 'HyperOS 1 to 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
