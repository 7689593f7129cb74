import type { Step } from '@sideguide/guide-core/model';
import { toProtection } from '../scenes.ts';

export default {
  id: 'restore-protection',
  closes: ['protection'],
  when: { os: ['hyperos-3', 'unknown'], rom: ['cn'] },
  scenes: [
    ...toProtection,
    {
      parts: [
        { kind: 'title', words: { label: 'miui_mi_protect' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'mi_inst_basic_mode', radio: 'off' },
            { ghost: 60, radio: 'on', mark: 'tap', note: { ghost: 82 } },
            { ghost: 44, radio: 'off' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Mi Protect was renamed Protected installation in 2024',
      source: 'HyperOS 1 and 2 installer strings (China ROM), rename notice',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'The level is chosen under Settings, Apps, Mi Protect, whether you raise or lower it',
      source: 'HyperOS 1 to 3 installer strings (China ROM)',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
