import type { Step } from '#lib/model/step.ts';

export default {
  id: 'maker-page',
  minutes: 1,
  risky: true,
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 64 },
          check: { label: 'mi_inst_not_scanned_checkbox', mark: 'tap' },
          buttons: [{ ghost: 38 }, { label: 'mi_inst_continue_installing' }],
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
          check: { label: 'mi_inst_not_scanned_checkbox', on: true },
          buttons: [{ ghost: 38 }, { label: 'mi_inst_continue_installing', mark: 'tap', hand: true }],
        },
      ],
    },
  ],
  undrawn: {
    mi_inst_install: 'another name of the same button on other builds',
  },
  facts: [
    {
      says: "China ROMs use the maker's installer, other ROMs Google's",
      source: 'vvb2060/PackageInstallerTest #3; tachiyomi PR 8916',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Which of its pages appear depends on the app and the version',
      source: 'HyperOS 1 to 3 and MIUI 12 to 14 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
