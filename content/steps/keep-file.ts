import type { Step } from '@sideguide/guide-core/model';
import { keepQuestion } from '../scenes.ts';

export default {
  id: 'keep-file',
  isSkippable: true,
  scenes: [keepQuestion],
  facts: [
    {
      says: 'Chrome shows "File might be harmful" before it saves an APK, with the button "Download anyway"',
      source: 'Chromium Android strings (.xtb); walk-through of a public app guide, September 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Since 2024, Chrome might not show this question where Play Protect is on',
      source: 'press on Chrome APK warnings, 2024-07',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: "The phone manufacturers' own browsers might offer a version from a store instead of the file",
      source: 'Mi Browser strings MIUI 12.5 to HyperOS 3; for the HeyTap browser not established',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
