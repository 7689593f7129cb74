import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'not-compatible',
  labels: ['pi_incompatible', 'pi_not_compatible_16'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install'],
  check: true,
  status: 'incompatible',
  facts: [
    {
      says: 'Wrong processor type or minimum Android too high',
      source: 'koreader #9632; zapstore #24',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The same words: the app is too old (Android 14: below 23, Android 15 and 16: below 24)',
      source:
        'AOSP PackageManagerService and PackageManager.installStatusToPublicStatus (yaap/frameworks_base @3ddcaa0); QP-Gallery #50; AndroRAT #417; SetEdit #50',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'The same words: a part of a bundle or a piece of hardware is missing, or the rules of the phone refuse',
      source:
        'AOSP PackageManager.installStatusToPublicStatus (yaap/frameworks_base @3ddcaa0); karakeep #598 (HyperOS)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Whether a OnePlus 12 said it of an old app is not settled',
      source: 'QP-Gallery #50; one report',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'The same words for a file that its makers packed in a way that Android 11 and newer refuse',
      source: 'AutoX #1063 (Redmi 9, Redmi Note 10)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
