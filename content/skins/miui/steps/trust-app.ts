import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'trust-app',
  risky: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 64 },
          check: { label: 'mi_inst_all_risks', mark: 'tap' },
          buttons: [{ ghost: 38 }, { label: 'mi_inst_trust_app' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 64 },
          check: { label: 'mi_inst_all_risks', on: true },
          buttons: [{ ghost: 38 }, { label: 'mi_inst_trust_app', count: 5 }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 64 },
          check: { label: 'mi_inst_all_risks', on: true },
          buttons: [{ ghost: 38 }, { label: 'mi_inst_trust_app', mark: 'tap' }],
        },
      ],
    },
  ],
  undrawn: {
    mi_inst_install_anyway: 'another name of the same button on other builds',
  },
  facts: [
    {
      says: 'MIUI 13 has a box "I’m willing to take all possible risks.", a countdown, and "Trust this app"',
      source: 'MIUI 13 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Secure mode is the older name of Mi Protect; on MIUI 13 it seems to be off by default',
      source: 'MIUI 13 installer strings, rename notice',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
