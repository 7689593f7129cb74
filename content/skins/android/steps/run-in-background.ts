import type { Step } from '@sideguide/guide-core/model';
import { toAppBattery } from '../scenes.ts';

export default {
  id: 'run-in-background',
  stays: true,
  when: { need: ['background', 'notifications'] },
  scenes: [
    toAppBattery,
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_app_battery_usage' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { label: 'aosp_battery_unrestricted', radio: 'on', mark: 'tap' },
            { label: 'aosp_battery_optimized', radio: 'off' },
            { label: 'aosp_battery_restricted', radio: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On Android 12 to 14, the path is App info, App battery usage (12: Battery), Unrestricted',
      source:
        'AOSP Settings strings of Pixel phones (itz63c/SettingsGoogleDump@085ffab9, ingbrzy/Android-13-T-XML@7fce044d, ingbrzy/Android-14-U-XML@0a905162)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
