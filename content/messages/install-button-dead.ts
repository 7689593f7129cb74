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
  facts: [
    {
      says: 'A window of another app over the screen (filter, dimmer, bubble) made the button dead; all reports found are Android 7 and older',
      source: 'red-moon #6; TapAndTurn #10, #21, #27; tachiyomi #1174',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: "Android's own installer hides other apps' windows, and greys the button while something lies before it: read in the code of Android 14",
      source: 'AOSP PackageInstallerActivity and v2 UninstallLaunch (aosp-mirror/platform_frameworks_base)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: "What the makers' installers for China do is not read",
      source: 'fact sheet; not established',
      checked: '2026-11-22',
      confidence: 'low',
    },
    {
      says: 'Locking and unlocking the phone brought the button back once',
      source: 'DataStats #9; one phone (LG, 2018)',
      checked: '2026-11-22',
      confidence: 'low',
    },
    {
      says: '“Install anyway” did nothing at the first tap; cancelled and opened again, the installation ran through',
      source: 'MicroG-RE #238 (one owner, four Samsung phones)',
      checked: '2026-11-22',
      confidence: 'low',
    },
  ],
} as const satisfies Message;
