import type { Step } from '@sideguide/guide-core/model';
import { keepQuestion } from '../scenes.ts';

export default {
  id: 'keep-file',
  isSkippable: true,
  scenes: [keepQuestion],
  facts: [
    {
      says: 'Chrome asks "File might be harmful" before it keeps an APK, with the button "Download anyway"',
      source: 'Chromium Android strings (.xtb); walk-through of a public app guide, September 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Since 2024 Chrome may leave the question out where Play Protect is on',
      source: 'press on Chrome APK warnings, 2024-07',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: "The makers' own browsers may offer a store version in place of the file",
      source: 'Mi Browser strings MIUI 12.5 to HyperOS 3; for the HeyTap browser not established',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
