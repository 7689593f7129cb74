import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'find-file',
  undrawn: {
    miui_file_manager_app: 'the app in which the drawings begin; its icon differs between versions',
  },
  scenes: [
    { parts: [{ kind: 'group', rows: [{ ghost: 40 }, { label: 'miui_apks', mark: 'tap' }, { ghost: 50 }] }] },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_apks' }, back: true },
        {
          kind: 'group',
          rows: [
            { ghost: 45, icon: 'file', chevron: false },
            { text: '{file}', icon: 'file', mark: 'tap', chevron: false },
            { ghost: 60, icon: 'file', chevron: false },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'File Manager has an "APKs" tile in every version, and a "Downloads" tile',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), FileExplorer, MIUI 12.5 to HyperOS 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The tab with the folders is called "Storage" up to HyperOS 2 and "Browse" on HyperOS 3',
      source: 'Xiaomi.eu string snapshots (ingbrzy/Xiaomi.eu-…-XML-Compare), FileExplorer',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
