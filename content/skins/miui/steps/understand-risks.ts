import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'understand-risks',
  risky: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 64 },
          buttons: [{ ghost: 40 }, { label: 'mi_inst_understand_risks', mark: 'tap' }],
        },
      ],
    },
  ],
  undrawn: {
    mi_inst_install_anyway: 'another name of the same button on other builds',
  },
  facts: [
    {
      says: 'MIUI 12 and 12.5 offer the store’s version, and "Install anyway" for the file',
      source: 'MIUI 12 and 12.5 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
