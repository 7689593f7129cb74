import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'keep-unoptimized',
  stays: true,
  when: { need: ['background', 'notifications'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        { kind: 'search', words: { label: 'aosp_battery_optimization' } },
        { kind: 'group', rows: [{ label: 'aosp_battery_optimization', mark: 'tap' }, { ghost: 50 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_battery_optimization' }, back: true },
        { kind: 'group', rows: [{ label: 'aosp_not_optimized', icon: 'none', mark: 'tap' }] },
        { kind: 'group', rows: [{ ghost: 45 }, { ghost: 60 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_battery_optimization' }, back: true },
        {
          kind: 'menu',
          rows: [
            { label: 'aosp_not_optimized', icon: 'none' },
            { label: 'aosp_all_apps', icon: 'none', mark: 'tap' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_battery_optimization' }, back: true },
        { kind: 'group', rows: [{ ghost: 45 }, { text: '{app}', icon: 'letter', mark: 'tap' }, { ghost: 60 }] },
      ],
    },
    {
      parts: [
        {
          kind: 'dialog',
          title: { text: '{app}' },
          rows: [
            { label: 'aosp_optimize', radio: 'off' },
            { label: 'aosp_dont_optimize', radio: 'on', mark: 'tap' },
          ],
          buttons: [{ ghost: 34 }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On Android 8 to 11, the list is called Battery optimization; its menu leads from Not optimized to All apps, and an app offers Don’t optimize',
      source:
        'AOSP Settings strings of Pixel phones (itz63c/SettingsGoogleDump@085ffab9, ingbrzy/Android-14-U-XML@0a905162)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
