import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'no-such-menu',
  labels: [],
  says: 'nobody',
  stage: 'open',
  steps: [
    'allow-source',
    'turn-on-source',
    'open-app-info',
    'close-source',
    'use-google',
    'allow-notifications',
    'autostart',
    'background-autostart',
    'battery-saver',
    'auto-launch',
    'background-activity',
    'keep-if-unused',
    'sleep-standby',
    'lower-protection',
    'restore-protection',
  ],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_settings_app' } },
        { kind: 'search', words: { label: 'aosp_install_unknown_apps' } },
        { kind: 'group', rows: [{ label: 'aosp_install_unknown_apps', mark: 'tap' }, { ghost: 50 }] },
      ],
    },
  ],
  facts: [
    {
      says: "Menus have moved with every version; the search in Settings finds the screens by name, and the phone manufacturers' own installers tell people to use it",
      source: 'HyperOS 1 to 3 installer strings; fact sheets, section 2',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
