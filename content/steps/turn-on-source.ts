import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'turn-on-source',
  risky: true,
  opens: ['source'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'install-unknown-apps' }, back: true },
        { kind: 'group', rows: [{ text: 'Chrome', icon: 'letter', chevron: false }] },
        { kind: 'group', rows: [{ label: 'allow-from-source', icon: 'none', switch: 'on', mark: 'tap' }] },
        { kind: 'group', rows: [{ ghost: 92, icon: 'none', chevron: false }] },
      ],
    },
  ],
  facts: [
    {
      says: 'The switch is called "Allow from this source" on the source app\'s own screen',
      source: 'AOSP Settings strings; MIUI 12 to HyperOS 3 strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On Android 11, turning it on can restart the browser',
      source: 'XXPermissions documentation',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'During a call, HyperOS 3 does not let you allow a new source',
      source: 'HyperOS 3 PermissionController strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'On MIUI and HyperOS, a screen with a risk, a box and a countdown might appear first',
      source: 'SecurityCenter strings MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
