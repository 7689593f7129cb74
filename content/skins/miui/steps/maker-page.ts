import type { Step } from '@sideguide/guide-core/model';
import { untested } from '../scenes.ts';

export default {
  id: 'maker-page',
  risky: true,
  scenes: untested,
  undrawn: {
    mi_inst_install: 'another name of the same button on other builds',
  },
  facts: [
    {
      says: "China ROMs use the phone manufacturer's installer, other ROMs use Google's",
      source: 'vvb2060/PackageInstallerTest #3; tachiyomi PR 8916',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Which of its screens appear depends on the app and the version',
      source: 'HyperOS 1 to 3 and MIUI 12 to 14 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
