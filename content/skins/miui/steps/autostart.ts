import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'autostart',
  stays: true,
  when: { rom: ['cn'], need: ['background', 'notifications'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { label: 'miui_autostart', icon: 'none', switch: 'on', mark: 'tap' },
            { ghost: 55, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On China builds, it is called "Autostart"',
      source: 'SecurityCenter strings MIUI 12 to HyperOS 3',
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
    {
      says: "Google Play opened again after Basic Google services and autostart for Google's services were turned on and the phone was restarted",
      source: 'x_google_installer #4 (Redmi Note 9 Pro, MIUI 12.0.3)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
