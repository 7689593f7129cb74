import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'background-autostart',
  stays: true,
  when: { rom: ['global', 'unknown'], need: ['background', 'notifications'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { label: 'miui_background_autostart', icon: 'none', switch: 'on', mark: 'tap' },
            { ghost: 55, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'dontkillmyapp gives the path "App permissions, Background autostart" for MIUI 14, which is wrong',
      source: 'dontkillmyapp PR 3408, issue 704',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'On Global builds of MIUI 14 and newer, it is called "Background autostart"',
      source: 'dontkillmyapp PR 3408; SecurityCenter strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On some builds, the switch is missing from App info; the list in Settings has it',
      source: 'dontkillmyapp issue 704',
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
