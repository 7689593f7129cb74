import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'preparing-never-ends',
  labels: ['pi_staging'],
  says: 'android',
  stage: 'install',
  steps: ['open-file', 'confirm-install'],
  way: 'open-file',
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'pi_staging' },
          progress: true,
          buttons: [{ label: 'pi_cancel', mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Up to Android 15, the installer shows this while it copies the file; a large file, or nearly full storage, takes minutes',
      source: 'Google installer strings of Android 14 (ingbrzy/Android-14-U-XML@0a905162)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
