import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'named-zip-or-bin',
  labels: [],
  says: 'browser',
  stage: 'open',
  steps: ['get-file', 'open-file', 'check-file'],
  way: 'find-file',
  check: true,
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'aosp_downloads_folder' } },
        {
          kind: 'group',
          rows: [
            { text: 'app.apk.zip', icon: 'file', mark: 'hold' },
            { ghost: 60, icon: 'blank' },
          ],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Some servers and browsers save an app file as .apk.zip, .zip or .bin',
      source: 'filebrowser #555 (2025-04); xManager #488; TapTap #533',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'Renaming it so that it ends in .apk usually works (kiwix #3256); it did not on one POCO F1 (ANDRAX #27) or for one app (Kuroba #672)',
      source: 'kiwix #3256; ANDRAX #27; Kuroba #672',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
