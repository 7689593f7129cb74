import type { Step } from '@sideguide/guide-core/model';
import { oneUi } from '../versions.ts';

export default {
  id: 'appear-on-top',
  stays: true,
  when: { os: oneUi, need: ['windows'] },
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        { kind: 'search', words: { label: 'android_sam_appear_on_top' } },
        { kind: 'group', rows: [{ label: 'android_sam_appear_on_top', mark: 'tap' }, { ghost: 50 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'android_sam_appear_on_top' }, back: true },
        {
          kind: 'group',
          rows: [{ ghost: 45 }, { text: '{app}', icon: 'letter', mark: 'tap' }, { ghost: 60 }],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'android_sam_appear_on_top' }, back: true },
        { kind: 'app' },
        { kind: 'group', rows: [{ ghost: 72, icon: 'none', switch: 'on', mark: 'tap' }] },
      ],
    },
  ],
  facts: [
    {
      says: 'The permission is called Appear on top; its list is in Apps, menu, Special access',
      source: 'Samsung Settings strings of One UI 7 (488315/android_samsung_packages_apps_settings@ee9298bb)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Each app in that list has a page of its own with one switch',
      source: 'general knowledge of Android',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
