import type { Gate } from '@sideguide/guide-core/model';

export default {
  id: 'play-protect',
  order: 1,
  labels: ['pp_blocked_to_protect', 'pp_scan_recommended'],
  next: ['old-app', 'developer-check'],
  facts: [
    {
      says: 'A key that Play Protect has not met is stopped; the way on is behind "More details", the large button cancels',
      source: 'Play Protect warning guidance for developers; a guide walked on a real phone, September 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'An unknown app is offered a scan, which needs a network',
      source: 'Play Protect guidance for developers',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Enhanced fraud protection refuses a file from a browser, messenger or file manager that asks for reading or receiving text messages, notification access or accessibility, and leaves no way on',
      source: 'Google security blog 2024-02; Play Protect guidance; bayton.org FAQ 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Enhanced fraud protection was active in 185 markets in 2025: assume it everywhere',
      source: 'Google security blog 2026-02-19, quoted by bayton.org FAQ',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The switch of Play Protect cannot be changed during a call',
      source: 'Business Standard and Chrome Unboxed 2025-01',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'New versions of small free apps are called harmful and cleared within days: eight threads, November 2025 to June 2026',
      source: 'MicroG-RE #142, #171, #280; donetick #416; airsync-android #8',
      checked: '2026-11-22',
      confidence: 'high',
    },
  ],
} as const satisfies Gate;
