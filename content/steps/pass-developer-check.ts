import type { Step } from '@sideguide/guide-core/model';
import { developerNotFound } from '../scenes.ts';

export default {
  id: 'pass-developer-check',
  gate: 'developer-check',
  risky: true,
  scenes: [developerNotFound],
  facts: [
    {
      says: 'Installers in Android 16 contain dialogs for a developer check; the milder one lets you continue',
      source: 'AOSP 16 PackageInstaller strings_v2; HyperOS 3 installer strings',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'A file from a website is not included yet; up to 2026-11-22, there was no report of one being blocked',
      source: 'Google developer verification FAQ (entry of 2026-07-15, page of 2026-09-30)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'It is delivered as the app Android Developer Verifier through Google Play services to Android 7 or 8 and newer; only Android’s own dialogs need Android 16',
      source: 'Google Help 17065026; developer.android.com 2026-03-23; Android Authority 2026-07-20',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Without that app, the method with the one-day wait is not available either, so the app stays on the phone',
      source: 'keepandroidopen #487 (comment of 2026-09-08, a Xiaomi phone)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
