import type { Step } from '@sideguide/guide-core/model';
import { developerNotFound } from '../scenes.ts';

export default {
  id: 'pass-developer-check',
  gate: 'developer-check',
  minutes: 1,
  risky: true,
  scenes: [developerNotFound],
  undrawn: {
    pi_dev_no_internet_16: 'a message of its own, with its own drawing',
  },
  facts: [
    {
      says: 'Android 16 installers carry dialogs of a developer check; the softer one lets the owner go on',
      source: 'AOSP 16 PackageInstaller strings_v2; HyperOS 3 installer strings',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: "Whether a file from a web page is subject to it is not settled: Google's own pages disagreed in September 2026",
      source: 'Google developer verification FAQ (2026-07-15) and limited-distribution page (2026-08-20)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
