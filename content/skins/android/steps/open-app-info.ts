import type { Step } from '@sideguide/guide-core/model';
import openAppInfo from '../../../steps/open-app-info.ts';

// On other phones, the list of all apps has a label of its own.
export default {
  id: 'open-app-info',
  scenes: openAppInfo.scenes,
  facts: [
    ...openAppInfo.facts,
    {
      says: 'Apps in Settings leads to a list of all apps',
      source:
        'ingbrzy/Android-14-U-XML@0a905162 Settings.apk/res/values/strings.xml#see_all_apps_title (firmware, Android 14, Pixel, October 2023)',
      checked: '2026-11-30',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
