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
      says: 'An app the maker has not tested needs a tick before the button works',
      source: 'HyperOS 1 to 3 and MIUI 12 to 14 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The menu ⋮ holds "Allow once" as the way out',
      source: 'HyperOS 1 to 3 installer help text',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
