import type { Step } from '@sideguide/guide-core/model';
import { restrictedSetting } from '../../../scenes.ts';

export default {
  id: 'allow-restricted',
  gate: 'restricted-settings',
  minutes: 2,
  risky: true,
  stays: true,
  when: { need: ['restricted'] },
  scenes: [
    restrictedSetting,
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true, menu: 'tap' },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { ghost: 80, icon: 'none' },
            { ghost: 62, icon: 'none' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'app-info' }, back: true },
        { kind: 'app' },
        {
          kind: 'menu',
          rows: [
            { ghost: 60, icon: 'none' },
            { label: 'allow-restricted', icon: 'none', mark: 'tap', hand: true },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Android 13 and later offer the entry in the menu ⋮ after the first refusal',
      source: 'support.google.com/android/answer/12623953',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The entry can be missing on OxygenOS 15 and ColorOS 16',
      source: 'sdmaid-se #1520; LiveMedia #16',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
