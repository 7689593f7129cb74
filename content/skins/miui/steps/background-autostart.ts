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
            { label: 'miui_background_autostart', icon: 'none', switch: 'on', mark: 'tap', hand: true },
            { ghost: 55, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'dontkillmyapp names a path "App permissions, Background autostart" for MIUI 14, which is wrong',
      source: 'dontkillmyapp PR 3408, issue 704',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'Global builds from MIUI 14 on say "Background autostart"',
      source: 'dontkillmyapp PR 3408; SecurityCenter strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On some builds the switch is missing from App info; the list under Settings has it',
      source: 'dontkillmyapp issue 704',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'Set before the battery choice, which may otherwise be reset at a restart',
      source: 'AdguardForAndroid #5126',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
