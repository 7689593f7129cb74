import type { Step } from '#lib/model/step.ts';

export default {
  id: 'pass-play-protect',
  gate: 'play-protect',
  minutes: 1,
  risky: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pp_blocked_to_protect' },
          text: { ghost: 80 },
          link: { label: 'pp_more_details', mark: 'tap' },
          buttons: [{ label: 'pp_got_it' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pp_blocked_to_protect' },
          text: { ghost: 80 },
          link: { label: 'pp_install_anyway', mark: 'tap', hand: true },
          buttons: [{ label: 'pp_got_it' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The large button cancels; the way on is behind "More details"',
      source: 'Play Protect warning guidance for developers; a guide walked on a real phone, September 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Where the app can read messages or control the screen, enhanced fraud protection leaves no way on',
      source: 'Google security blog 2024-02; bayton.org FAQ 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
