import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'default-app',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'open-app-info'],
  way: 'open-app-info',
  scenes: [{ parts: [{ kind: 'icons', mark: 'look' }] }],
  undrawn: {
    aosp_settings_app: 'where the search begins; what it finds differs between phones',
    aosp_app_info: 'drawn at the step that it leads to, by the name of the phone',
  },
  facts: [
    {
      says: "On Xiaomi phones made for China, only home apps from the phone manufacturer's store can be the default; no solution is known",
      source: 'GrooveLauncher #34 (2025-02); smartdock #52; lawnchair #6065 (2025-11, HyperOS 2.0.204)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: "On MIUI 14, one owner got around this with a setting about the home screen on the app's permissions screen",
      source: 'GrooveLauncher #34; one report',
      checked: '2026-11-22',
      confidence: 'low',
    },
    {
      says: 'On Global Xiaomi phones, any home app can be chosen; full-screen gestures are off with any home app other than the phone’s own',
      source: 'lawnchair #4287, #2318',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'A keyboard and an app that fills in passwords have to be chosen in the settings',
      source: 'support.google.com/gboard and bitwarden.com/help/auto-fill-android',
      checked: '2026-11-30',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
