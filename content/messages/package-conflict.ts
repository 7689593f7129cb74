import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'package-conflict',
  labels: ['pi_conflict', 'pi_conflict_text_16'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install'],
  status: 'conflict',
  facts: [
    {
      says: 'The package name is the same, but the signature is different; the other copy can also be in a second space; some developers sign each version with another key',
      source: 'AOSP strings; HyperOS 2 and 3 strings; yuzu #11318',
      checked: '2026-11-30',
      confidence: 'high',
    },
    {
      says: 'Uninstalling an app deletes its own folder, with a file that its updater fetched',
      source: 'general Android behaviour',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'A copy can remain for another user of the phone, and so can data that was kept',
      source: 'NiagaraLauncher/Niagara-Issues #3265; OsmAnd #20249',
      checked: '2026-11-30',
      confidence: 'medium',
    },
    {
      says: 'An app that came with the phone cannot be replaced by a copy that somebody else signed, not even after its updates were uninstalled',
      source: 'Vanced #1427; ytvanced #116 (realme, Android 12)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
    {
      says: 'The code -505 appears if another app declares the same permission or provider; the new one could be installed after that app was uninstalled',
      source: 'openhab-android #54; openintents/safe #14; opentasks #121; ics-openvpn #317',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
