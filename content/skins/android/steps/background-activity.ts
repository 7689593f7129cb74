import type { Step } from '@sideguide/guide-core/model';
import { toAppBattery } from '../scenes.ts';

export default {
  id: 'background-activity',
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
          rows: [{ label: 'aosp_allow_background_usage', icon: 'none', switch: 'on', mark: 'tap' }],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_allow_background_usage' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { label: 'aosp_battery_unrestricted', radio: 'on', mark: 'tap' },
            { label: 'aosp_battery_optimized', radio: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On Android 15 and 16, App battery usage has the switch Allow background usage; its words lead to Unrestricted',
      source:
        'AOSP Settings strings of Android 16 in HyperOS 3 (ingbrzy, @29cc4e78 and @4683c9c); for Android 15, that the strings exist in Samsung’s Settings of One UI 7',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
