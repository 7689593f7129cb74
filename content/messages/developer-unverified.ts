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
      says: 'The title is used both for the hard block and for a milder check with an option to continue under "More details"; the only large button cancels',
      source:
        'AOSP DeveloperVerificationConfirmationFragment (2025) and a later InstallRepository; HyperOS 3 installer strings',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'The check does not apply to a file from a website yet; up to 2026-11-22, there was no report of one being blocked',
      source:
        'Google developer verification FAQ (entry of 2026-07-15, page of 2026-09-30); GitHub issues searched 2026-11-22',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
