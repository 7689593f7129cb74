import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'source-turns-off',
  labels: ['aosp_allow_from_this_source'],
  says: 'nobody',
  stage: 'open',
  steps: ['allow-source', 'turn-on-source'],
  facts: [
    {
      says: 'Installing from unknown sources can be blocked for a user, or by a parent or an administrator; then the switch cannot be turned on',
      source: 'Android UserManager, DISALLOW_INSTALL_UNKNOWN_SOURCES; googlesamples/android-testdpc #57',
      checked: '2026-11-29',
      confidence: 'high',
    },
    {
      says: 'On Android 16 and newer, you cannot turn it on during a call with a number that is not in your contacts',
      source: 'AOSP EnhancedConfirmationService (yaap @12cd0f5) and its strings',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'On Pixel phones, this switch and others for special access were off again after some restarts, which the developers call a fault of Android',
      source: 'GrapheneOS/os-issue-tracker #1292, #1132, #1677, #1687 (2022)',
      checked: '2026-11-29',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
