import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'find-file',
  undrawn: { aosp_files_app: 'some phones have another file manager, so no icon is drawn' },
  scenes: [
    {
      parts: [{ kind: 'group', rows: [{ ghost: 40 }, { label: 'aosp_downloads_folder', mark: 'tap' }, { ghost: 50 }] }],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_downloads_folder' }, back: true },
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
      says: 'Android’s own file manager is called Files; makers ship others',
      source: 'AOSP DocumentsUI strings (Ankits-lab/packages_apps_DocumentsUI)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Step;
