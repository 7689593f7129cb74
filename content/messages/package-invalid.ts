import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'package-invalid',
  labels: ['pi_invalid', 'pi_invalid_package_16'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install'],
  check: true,
  status: 'invalid',
  facts: [
    {
      says: 'Broken download, no signature or the wrong scheme',
      source: 'AOSP strings; HyperOS 2 and 3 strings',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
