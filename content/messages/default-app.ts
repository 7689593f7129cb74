import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'default-app',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'open-app-info'],
  way: 'open-app-info',
  scenes: [{ parts: [{ kind: 'icons', mark: 'look' }] }],
  facts: [
    {
      says: "Xiaomi phones made for China list only home apps of the maker's store as default; no remedy is known",
      source: 'GrooveLauncher #34 (2025-02); smartdock #52; lawnchair #6065 (2025-11, HyperOS 2.0.204)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: "On MIUI 14 one owner got past it through a row about the home screen on the app's page of permissions",
      source: 'GrooveLauncher #34; one report',
      checked: '2026-11-22',
      confidence: 'low',
    },
    {
      says: 'On Global Xiaomi phones any home app can be chosen; full-screen gestures are off with another one than the phone’s',
      source: 'lawnchair #4287, #2318',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'Whether this holds on HyperOS 4 is not known',
      source: 'no source',
      checked: '2026-11-22',
      confidence: 'low',
    },
  ],
} as const satisfies Message;
