import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'find-file',
  undrawn: {
    coloros_my_files: 'which of the two names a phone has is unknown, so no icon is drawn',
    coloros_file_manager: 'the same',
  },
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
      says: 'The file manager is called "File Manager" on older phones and "My Files" on newer ones; it is not known when this changed',
      source: 'DrtSinX98/Debloat README; android-debloat-list oem.json',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
