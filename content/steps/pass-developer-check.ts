import type { Step } from '@sideguide/guide-core/model';
import { developerNotFound } from '../scenes.ts';

export default {
  id: 'pass-developer-check',
  gate: 'developer-check',
  risky: true,
  scenes: [developerNotFound],
  undrawn: {
    pi_dev_no_internet_16: 'a message of its own, with its own drawing',
  },
  facts: [
    {
      says: 'Android 16 installers carry dialogs of a developer check; the softer one lets the owner go on',
      source: 'AOSP 16 PackageInstaller strings_v2; HyperOS 3 installer strings',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'A file from a web page is not part of it yet; no refusal of one was reported until 2026-11-22',
      source: 'Google developer verification FAQ (entry of 2026-07-15, page of 2026-09-30)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'It comes as the app Android Developer Verifier through Google Play services to Android 7 or 8 and newer; only Android’s own dialogs need 16',
      source: 'Google Help 17065026; developer.android.com 2026-03-23; Android Authority 2026-07-20',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Without that app the one-day way is gone too, so it stays',
      source: 'keepandroidopen #487 (comment of 2026-09-08, a Xiaomi phone)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
