import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'get-installed-apps',
  labels: [],
  says: 'nobody',
  stage: 'after',
  when: { rom: ['cn'] },
  steps: ['finish-install', 'open-app-info'],
  way: 'open-app-info',
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_app_info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { label: 'aosp_app_permissions', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_app_permissions' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { ghost: 64, icon: 'none', mark: 'tap' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On phones made for China, a permission for the list of installed apps ("Get installed apps", "Access list of installed apps") is off: store and VPN apps then show a wrong list',
      source:
        'TTAF 108-2022 per sdmaid-se PR 2311 (2026-03); mihon #476; sing-box #1829; v2rayNG #4694 (2.0.207.0.VOACNXM); HMA #313',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: "No source says where it is on the app's permissions screen",
      source: 'mihon #476; not established',
      checked: '2026-11-22',
      confidence: 'low',
    },
    {
      says: 'Where the phone offers “while in use” and “always” for the list of apps, an app in the background needs “always”',
      source: 'owners’ reports',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
