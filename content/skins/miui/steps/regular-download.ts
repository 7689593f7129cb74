import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'regular-download',
  scenes: [
    {
      parts: [
        {
          kind: 'sheet',
          title: { text: '{file}' },
          buttons: [{ label: 'mi_browser_regular_download', mark: 'tap' }, { label: 'mi_browser_secure_download' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Mi Browser offers "Secure download" and "Regular download"; the first leads to the phone manufacturer’s store and its file',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), Mi Browser, MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
