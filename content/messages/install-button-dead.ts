import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'install-button-dead',
  labels: [],
  says: 'nobody',
  stage: 'install',
  steps: ['confirm-install', 'accept-warning', 'maker-page'],
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'pi_confirm_install' },
          buttons: [{ label: 'pi_cancel' }, { label: 'pi_install', mark: 'look' }],
        },
      ],
    },
  ],
  undrawn: {
    pp_install_anyway: 'the button of another message, which has been tapped before',
  },
  facts: [
    {
      says: 'A window of another app over the screen (filter, dimmer, bubble) made the button unresponsive; all reports found are from Android 7 or older',
      source: 'red-moon #6; TapAndTurn #10, #21, #27; tachiyomi #1174',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: "According to the code of Android 14, Android's own installer hides other apps' windows and greys out the button while something covers it",
      source: 'AOSP PackageInstallerActivity and v2 UninstallLaunch (aosp-mirror/platform_frameworks_base)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Locking and unlocking the phone made the button work again in one case',
      source: 'DataStats #9; one phone (LG, 2018)',
      checked: '2026-11-22',
      confidence: 'low',
    },
    {
      says: '“Install anyway” did nothing at the first tap; after cancelling and opening the file again, the installation was completed',
      source: 'MicroG-RE #238 (one owner, four Samsung phones)',
      checked: '2026-11-22',
      confidence: 'low',
    },
    {
      says: 'A floating ball or gestures drawn by another app also block permission switches',
      source: 'Auto.js #541; tmall-miao #89',
      checked: '2026-11-30',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
