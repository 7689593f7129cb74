import type { Message } from '@sideguide/guide-core/model';
import { oneUi } from '../versions.ts';

export default {
  id: 'put-to-deep-sleep',
  labels: ['android_sam_deep_sleeping_apps'],
  says: 'maker',
  stage: 'after',
  when: { os: [...oneUi, 'unknown'], maker: ['Samsung'] },
  steps: ['open-app-info', 'run-in-background'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_settings_app' } },
        { kind: 'group', rows: [{ ghost: 45 }, { label: 'android_sam_battery', mark: 'tap' }, { ghost: 60 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'android_sam_battery' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'android_sam_background_usage_limits', icon: 'none', mark: 'tap' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'android_sam_background_usage_limits' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'android_sam_deep_sleeping_apps', icon: 'none', mark: 'tap' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Settings › Battery › Background usage limits has the list Deep sleeping apps; an app in it never runs in the background',
      source: 'Samsung Settings strings of One UI 7 (488315/android_samsung_packages_apps_settings@ee9298bb)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
