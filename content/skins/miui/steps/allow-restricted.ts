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
        { kind: 'title', words: { label: 'app-info' }, back: true },
        { kind: 'app' },
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { ghost: 64, icon: 'none' },
            { ghost: 44, icon: 'none' },
          ],
        },
        { kind: 'swipe', move: 'scroll' },
      ],
    },
    {
      middle: true,
      parts: [
        {
          kind: 'group',
          rows: [
            { ghost: 50, icon: 'none' },
            { ghost: 62, icon: 'none' },
          ],
        },
        { kind: 'group', rows: [{ label: 'allow-restricted', icon: 'none', mark: 'tap', hand: true }] },
      ],
    },
  ],
  facts: [
    {
      says: 'On these phones the unlock is a row at the bottom of App info',
      source: 'curbox #219, PhoneProfilesPlus #143, FakeStandby #62',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Some builds show the row once a refusal has happened',
      source: 'gkd #35',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
