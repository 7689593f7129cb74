import type { Gate } from '@sideguide/guide-core/model';

export default {
  id: 'play-protect',
  order: 1,
  labels: ['pp_blocked_to_protect', 'pp_scan_recommended'],
  next: ['old-app', 'developer-check'],
  facts: [
    {
      says: 'Play Protect blocks an app signed with a key it has not seen before; the option to continue is under "More details", and the large button cancels',
      source: 'Play Protect warning guidance for developers; a guide walked on a real phone, September 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'For an unknown app, Play Protect offers a scan, which needs an internet connection',
      source: 'Play Protect guidance for developers',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Enhanced fraud protection blocks a file from a browser, messenger or file manager if the app requests permission to read or receive text messages, notification access or accessibility access, and there is no button to continue',
      source: 'Google security blog 2024-02; Play Protect guidance; bayton.org FAQ 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Enhanced fraud protection was active in 185 markets in 2025: assume it is active everywhere',
      source: 'Google security blog 2026-02-19, quoted by bayton.org FAQ',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The Play Protect switch cannot be changed during a call',
      source: 'Business Standard and Chrome Unboxed 2025-01',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'New versions of small free apps are called harmful, then cleared within days: eight threads, November 2025 to June 2026',
      source: 'MicroG-RE #142, #171, #280; donetick #416; airsync-android #8',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Gate;
