import type { Step } from '#lib/model/step.ts';

export default {
  id: 'find-file',
  minutes: 1,
  scenes: [
    {
      parts: [
        {
          kind: 'group',
          rows: [
            {
              ghost: 45,
              icon: 'file',
              chevron: false,
            },
            {
              text: '{file}',
              icon: 'file',
              mark: 'tap',
              chevron: false,
              hand: true,
            },
            {
              ghost: 60,
              icon: 'file',
              chevron: false,
            },
          ],
        },
        {
          kind: 'group',
          rows: [
            {
              label: 'aosp_downloads_folder',
              icon: 'none',
            },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'The file manager is "File Manager" on older phones and "My Files" on newer ones; when it changed is unknown',
      source: 'DrtSinX98/Debloat README; android-debloat-list oem.json',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
