import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'install-blocked',
  labels: ['pi_blocked', 'pi_install_blocked_16', 'pi_blocked_text_16'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install', 'pass-play-protect'],
  status: 'blocked',
  facts: [
    {
      says: 'The cause is the verifier or a device policy',
      source: 'AOSP strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'An app that asks for accessibility was blocked in plain words on a realme phone',
      source: 'scam-max-disabler #64 (realme UI 4, 2025-09)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
