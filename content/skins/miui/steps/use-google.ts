import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'use-google',
  stays: true,
  when: { rom: ['cn'], need: ['google'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        {
          kind: 'group',
          rows: [{ ghost: 45 }, { label: 'miui_accounts_sync', icon: 'person', mark: 'tap' }, { ghost: 60 }],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_accounts_sync' }, back: true },
        { kind: 'group', rows: [{ ghost: 45 }, { label: 'miui_basic_google_services', mark: 'tap' }, { ghost: 60 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_basic_google_services' }, back: true },
        {
          kind: 'group',
          rows: [{ label: 'miui_basic_google_services', icon: 'none', switch: 'on', mark: 'tap' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Even with the switch on, some models for China do not have the Play Store, which might be in the phone manufacturer’s own store',
      source: 'android-google-play-store #18; shadowsocks-android #2472',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'The switch has this name in every version',
      source: 'Settings strings MIUI 12 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The switch is under Accounts & sync',
      source: 'menu position from general knowledge',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'A model without this setting has no Google services, and the phone manufacturer does not support any way to add them',
      source: 'Xiaomi statement 2021-02',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'Autostart for Google’s services and a restart helped when signing in to Google Play did nothing',
      source: 'x_google_installer #4 (MIUI 12, China)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
