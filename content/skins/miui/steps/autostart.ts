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
            { label: 'miui_autostart', icon: 'none', switch: 'on', mark: 'tap', hand: true },
            { ghost: 55, icon: 'none' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'China builds say "Autostart"',
      source: 'SecurityCenter strings MIUI 12 to HyperOS 3',
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
    {
      says: "Google Play opened again after Basic Google services and autostart for Google's services were on, and a restart",
      source: 'x_google_installer #4 (Redmi Note 9 Pro, MIUI 12.0.3)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
