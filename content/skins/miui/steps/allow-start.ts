import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'allow-start',
  stays: true,
  when: {
    need: ['background', 'notifications'],
  },
  scenes: [
    {
      parts: [
        {
          kind: 'title',
          words: {
            label: 'app-info',
          },
          back: true,
        },
        {
          kind: 'group',
          rows: [
            {
              text: '{app}',
              icon: 'letter',
              chevron: false,
            },
          ],
        },
        {
          kind: 'group',
          rows: [
            {
              label: 'miui_autostart',
              icon: 'none',
              switch: 'on',
              mark: 'tap',
            },
            {
              ghost: 55,
              icon: 'none',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On MIUI 12 to 13, the setting on the app’s screen is called "Autostart"',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), SecurityCenter; dontkillmyapp; XiaomiWiki',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The list is in Settings under Apps, Permissions, Autostart, and in the Security app under Permissions',
      source: 'XiaomiWiki; dontkillmyapp; Octoclip guide',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'It is turned on before the battery option is chosen, because a restart might otherwise reset that option',
      source: 'AdguardForAndroid #5126',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
