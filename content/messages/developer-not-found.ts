import type { Message } from '@sideguide/guide-core/model';
import { developerNotFound } from '../scenes.ts';

export default {
  id: 'developer-not-found',
  gate: 'developer-check',
  labels: ['pi_dev_cant_verify_16'],
  says: 'google',
  stage: 'developer',
  steps: ['pass-developer-check'],
  way: 'pass-developer-check',
  check: true,
  scenes: [developerNotFound],
  facts: [
    {
      says: 'The lookup failed; in the milder form, the option to continue is under “More details”',
      source: 'HyperOS 3 installer strings; AOSP 16 strings',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
