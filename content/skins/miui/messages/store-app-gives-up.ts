import type { Message } from '@sideguide/guide-core/model';
import { fileInFolder } from '../../../scenes.ts';

export default {
  id: 'store-app-gives-up',
  labels: [],
  says: 'nobody',
  stage: 'install',
  when: { rom: ['cn'] },
  steps: ['open-file'],
  way: 'open-file',
  scenes: [fileInFolder],
  facts: [
    {
      says: 'The older installer refuses what other store apps start; fixed in its version 5.4.1',
      source: 'Compatibility 28; PackageInstallerTest 3',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
