import type { Step } from '@sideguide/guide-core/model';
import { playProtectUnknown } from '../scenes.ts';

export default {
  id: 'pass-play-protect',
  gate: 'play-protect',
  risky: true,
  scenes: playProtectUnknown,
  facts: [
    {
      says: 'The large button cancels; the option to continue is under "More details"',
      source: 'Play Protect warning guidance for developers; a guide walked on a real phone, September 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'If the app can read messages or control the screen, enhanced fraud protection offers no button to continue',
      source: 'Google security blog 2024-02; bayton.org FAQ 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: '"Install anyway" did nothing at the first tap; after cancelling and opening the file again, the installation was completed (four Samsung phones, one owner)',
      source: 'MicroG-RE #238 (2026-09)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
