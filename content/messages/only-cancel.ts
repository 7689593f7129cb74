import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'only-cancel',
  labels: [],
  says: 'nobody',
  stage: 'install',
  steps: [
    'confirm-install',
    'pass-play-protect',
    'maker-page',
    'tick-risk',
    'accept-risk',
    'pass-protection',
    'lower-protection',
    'understand-risks',
    'trust-app',
    'allow-once',
  ],
  check: true,
  scenes: [
    {
      parts: [
        { kind: 'dialog', title: { ghost: 80 }, text: { ghost: 90 }, buttons: [{ label: 'pi_cancel', mark: 'look' }] },
      ],
    },
  ],
  undrawn: {
    pp_more_details: 'an example of a link whose words differ between phones',
  },
  facts: [
    {
      says: 'Installers and Play Protect have screens without any button to continue',
      source: 'Play Protect guidance for developers; installer strings; MomoQR issue 2',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
