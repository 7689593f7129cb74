import type { Message } from '@sideguide/guide-core/model';
import { notOneUi } from '../versions.ts';

export default {
  id: 'honor-not-reviewed',
  labels: ['android_honor_unreviewed', 'android_honor_understood'],
  says: 'maker',
  stage: 'install',
  when: { os: notOneUi, maker: ['HONOR'] },
  steps: ['confirm-install', 'see-result'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          text: { ghost: 80 },
          buttons: [{ ghost: 40 }, { label: 'android_honor_continue', mark: 'tap' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'android_honor_unreviewed' },
          check: { label: 'android_honor_understood', mark: 'tap' },
          buttons: [{ ghost: 60 }, { label: 'android_honor_continue_install' }],
        },
      ],
    },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'android_honor_unreviewed' },
          check: { label: 'android_honor_understood', on: true },
          buttons: [{ ghost: 60 }, { label: 'android_honor_continue_install', mark: 'tap' }],
        },
      ],
    },
  ],
  undrawn: {
    android_honor_safe_mode: 'an offer after the last tap; nothing in it is to be tapped',
  },
  facts: [
    {
      says: 'HONOR’s installer on a phone for China shows a window, then a page with a box; a large button above the one that continues is for another app',
      source:
        'guoshengliang-coder/hermes-remote@46b0b064 and @a260ee95, scripts/dev/install-pages and the manual for its test phones, 2026-09-11 (one phone, CLK-AN00, Android 14)',
      checked: '2026-11-29',
      confidence: 'medium',
    },
    {
      says: 'When the app is installed, an HONOR phone for China offers a secure mode',
      source:
        'guoshengliang-coder/hermes-remote@041de985 docs/DEVICE_TESTING.md, 2026-09-11 (one phone, CLK-AN00, Android 14)',
      checked: '2026-11-29',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
