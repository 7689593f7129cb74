import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'no-optimization-off',
  labels: ['miui_optimization'],
  says: 'nobody',
  stage: 'install',
  steps: ['open-file', 'finish-install', 'maker-page'],
  way: 'open-file',
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'miui_developer_options' }, back: true },
        { kind: 'group', rows: [{ label: 'miui_optimization', icon: 'none', switch: 'on', mark: 'look' }] },
      ],
    },
  ],
  facts: [
    {
      says: 'About twenty threads, and the developers of store apps and installers, recommend turning off MIUI optimization',
      source: 'Obtainium #583; Ackpine #101; SimpleInstaller #9; SAI #4',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'This resets permissions and other settings on the phone, and newer versions hide the switch',
      source: 'fact sheets, section 4; SAI #16',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
