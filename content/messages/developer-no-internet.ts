import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'developer-no-internet',
  gate: 'developer-check',
  labels: ['pi_dev_no_internet_16'],
  says: 'google',
  stage: 'developer',
  steps: ['pass-developer-check'],
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pi_dev_no_internet_16' },
          text: { ghost: 80 },
          buttons: [{ label: 'pi_close_16', mark: 'look' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pi_dev_no_internet_16' },
          text: { ghost: 80 },
          buttons: [{ label: 'pi_install_without_verifying_16', mark: 'tap' }, { label: 'pi_close_16' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The developer check needs an internet connection',
      source: 'AOSP 16 strings; HyperOS 3 installer strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: '"More details" lets you continue here too, unless the phone’s policy is closed',
      source:
        'AOSP DeveloperVerificationConfirmationFragment (2025) and a later InstallRepository; HyperOS 3 installer strings',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
