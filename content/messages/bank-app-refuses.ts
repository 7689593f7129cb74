import type { Message } from '@sideguide/guide-core/model';
import { accessibilityOff } from '../scenes.ts';

export default {
  id: 'bank-app-refuses',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['finish-install', 'allow-restricted'],
  scenes: [
    accessibilityOff,
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_developer_options' }, back: true },
        { kind: 'group', rows: [{ ghost: 60, icon: 'none', switch: 'off', mark: 'tap' }] },
      ],
    },
  ],
  undrawn: {
    aosp_settings_app: 'where the search begins; the drawings show what it finds',
  },
  facts: [
    {
      says: 'Bank apps look for an app from outside an app store that has accessibility access, some for any app from outside an app store, some for developer options',
      source: 'bankfab.com and halifax.co.uk help pages; technewsday 2026-01-08 (HSBC UK)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Removing accessibility access from the new app helped several owners; the same app from Google Play is accepted; other solutions are to turn off developer options or, failing that, to use the bank’s website',
      source: 'AppLock #31, #187; Zenith #29; curbox #284; Sefirah #23; Kvaesitso #1975; adns #17',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'For banks that do not accept any app from outside an app store, nothing but uninstalling the app is known to help',
      source: 'Kvaesitso #1975 (2026-08); bitwarden/android #4004',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
