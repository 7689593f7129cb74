import type { Step } from '@sideguide/guide-core/model';
import { sourceApp } from '../../../scenes.ts';
import { toSpecialAccess } from '../scenes.ts';

export default {
  id: 'open-special-access',
  scenes: [
    ...toSpecialAccess,
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_special_app_access' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'none' },
            { label: 'install-unknown-apps', icon: 'none', mark: 'tap' },
            { ghost: 60, icon: 'none' },
          ],
        },
      ],
    },
    sourceApp,
  ],
  facts: [
    {
      says: 'On Android 12 to 16, the path is Settings, Apps, Special app access, Install unknown apps; on 8 to 11, Apps is called Apps & notifications',
      source:
        'AOSP Settings strings of Pixel phones (itz63c/SettingsGoogleDump@085ffab9, ingbrzy/Android-13-T-XML@7fce044d, ingbrzy/Android-14-U-XML@0a905162)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'On Android 8 to 11, Special app access might be folded under Advanced',
      source: 'general knowledge of Android',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
