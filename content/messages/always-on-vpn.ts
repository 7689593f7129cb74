import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'always-on-vpn',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'open-app-info', 'battery-saver', 'background-activity'],
  way: 'keep-in-recents',
  scenes: [
    {
      parts: [
        { kind: 'title', words: { text: 'VPN' }, back: true },
        {
          kind: 'group',
          rows: [
            { text: '{app}', icon: 'letter', mark: 'tap' },
            { ghost: 50, icon: 'blank' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { text: '{app}' }, back: true },
        { kind: 'group', rows: [{ ghost: 50, icon: 'none', switch: 'on', mark: 'tap' }] },
      ],
    },
  ],
  undrawn: {
    aosp_settings_app: 'where the search begins; the drawings show what it finds',
  },
  facts: [
    {
      says: 'Settings, VPN, the icon next to the app, always-on: this worked on a Mi 10 (two owners); on a OnePlus 5T it did not, but locking the app in the recent apps did',
      source: 'v2rayNG #422; shadowsocks-android #2846',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'Only apps that support it have the switch; for one app, it had no effect at a restart',
      source: 'DNSNet #14; FlClash #1616 (2026-09)',
      checked: '2026-11-22',
      confidence: 'low',
    },
    {
      says: 'Only one VPN app can be always on',
      source: 'developer.android.com: develop/connectivity/vpn',
      checked: '2026-11-30',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
