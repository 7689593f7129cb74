import type { Step } from '@sideguide/guide-core/model';
import { playProtectUnknown } from '../scenes.ts';

export default {
  id: 'pass-play-protect',
  gate: 'play-protect',
  risky: true,
  scenes: playProtectUnknown,
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
    {
      says: '"Install anyway" did nothing at the first tap; cancelled and opened again, it ran through (four Samsung phones, one owner)',
      source: 'MicroG-RE #238 (2026-09)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
