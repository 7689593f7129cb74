import type { Step } from '@sideguide/guide-core/model';
import { untested } from '../scenes.ts';

export default {
  id: 'tick-risk',
  risky: true,
  scenes: untested,
  undrawn: {
    mi_inst_install: 'another name of the same button on other builds',
  },
  facts: [
    {
      says: 'If the phone manufacturer has not tested an app, you have to tick a box before the button works',
      source: 'HyperOS 1 to 3 and MIUI 12 to 14 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The option to continue is "Allow once" in the menu ⋮',
      source: 'HyperOS 1 to 3 installer help text',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
