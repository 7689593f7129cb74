import type { Message } from '#lib/model/message.ts';

export default {
  id: 'developer-not-found',
  gate: 'developer-check',
  labels: ['pi_dev_cant_verify_16'],
  says: 'google',
  stage: 'developer',
  steps: ['pass-developer-check'],
  way: 'pass-developer-check',
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pi_dev_cant_verify_16' },
          text: { ghost: 80 },
          buttons: [{ label: 'pi_install_without_verifying_16', mark: 'tap', hand: true }, { label: 'pi_cancel' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The lookup failed; the softer form has a way on behind “More details”',
      source: 'HyperOS 3 installer strings; AOSP 16 strings',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
