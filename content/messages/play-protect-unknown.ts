import type { Message } from '@sideguide/guide-core/model';
import { playProtectUnknown } from '../scenes.ts';

export default {
  id: 'play-protect-unknown',
  gate: 'play-protect',
  labels: ['pp_blocked_to_protect', 'pp_blocked_by'],
  says: 'google',
  stage: 'play-protect',
  steps: ['pass-play-protect', 'confirm-install'],
  way: 'pass-play-protect',
  check: true,
  scenes: playProtectUnknown,
  facts: [
    {
      says: "Google has not seen this developer's apps before; this is normal for apps from websites",
      source: 'a guide walked on a real phone, September 2026; Play Protect guidance',
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
} as const satisfies Message;
