import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'open-external-sources',
  risky: true,
  opens: ['source'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'settings' } },
        { kind: 'search', words: { label: 'coloros_external_sources' } },
        { kind: 'group', rows: [{ label: 'coloros_external_sources', mark: 'tap' }, { ghost: 50 }] },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'coloros_external_sources' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, switch: 'off', icon: 'blank' },
            { text: 'Chrome', icon: 'letter', switch: 'on', mark: 'tap' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'On China ROMs, the path is Other settings, Security, Password & security or Device & privacy, then System security, then 外部来源应用',
      source: 'm.masbdc.com/zfj/55385.html',
      checked: '2026-11-20',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
