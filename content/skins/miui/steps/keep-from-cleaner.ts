import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'keep-from-cleaner',
  stays: true,
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'miui_security_app' } },
        {
          kind: 'group',
          rows: [{ ghost: 46 }, { label: 'miui_boost_speed', icon: 'bolt', mark: 'tap' }, { ghost: 58 }],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_boost_speed' }, back: true, menu: 'tap', sign: 'gear' },
        {
          kind: 'group',
          rows: [
            { ghost: 70, icon: 'none' },
            { ghost: 52, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_boost_speed' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'miui_lock_apps', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_lock_apps' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, switch: 'off', icon: 'blank' },
            { text: '{app}', icon: 'letter', switch: 'on', mark: 'tap' },
            { ghost: 60, icon: 'blank', switch: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The path is Security app, Boost speed, ⚙, Lock apps',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), SecurityCenter; dontkillmyapp',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
