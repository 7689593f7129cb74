import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'developer-unverified',
  gate: 'developer-check',
  labels: ['pi_dev_unverified_16'],
  says: 'google',
  stage: 'developer',
  steps: ['pass-developer-check'],
  way: 'pass-developer-check',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pi_dev_unverified_16' },
          text: { ghost: 80 },
          buttons: [{ label: 'pi_close_16', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The strict form blocks apps whose makers have not registered with Google',
      source: 'HyperOS 3 installer strings; AOSP 16 strings',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: "Whether a file from a web page is subject to it is not settled: Google's own pages disagreed in September 2026",
      source: 'FAQ (2026-07-15) and limited-distribution page (2026-08-20)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
