import type { Step } from '@sideguide/guide-core/model';
import { openDownloads } from '../scenes.ts';

export default {
  id: 'delete-file',
  scenes: [
    ...openDownloads,
    {
      parts: [
        { kind: 'title', words: { label: 'chrome_downloads' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'file', chevron: false },
            { text: '{file}', icon: 'file', mark: 'hold', chevron: false },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The installed app no longer needs the file',
      source: 'general Android behaviour',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
