import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'no-play-protect-off',
  gate: 'play-protect',
  labels: [],
  says: 'nobody',
  stage: 'play-protect',
  steps: ['pass-play-protect', 'confirm-install', 'no-caller'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { text: 'Google Play Protect' }, back: true },
        { kind: 'group', rows: [{ ghost: 60, icon: 'none', switch: 'on', mark: 'look' }] },
      ],
    },
  ],
  facts: [
    {
      says: 'Nearly every thread recommends turning it off (15 of those counted); most blocked files have an option to continue while it is on',
      source: 'field reports, 182 threads; Play Protect guidance for developers',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'It can be paused instead: it turns itself on again the next day (Play Store 42.2.19 and newer)',
      source: 'androidauthority.com 2025-03 (google-play-protect-pause-rolling-out); owners since 2026-05 (zenwell #1)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'In 2025, it blocked 266 million installations in 185 markets',
      source: 'Google security blog 2026-02-19',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
