import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'app-not-installed',
  labels: ['pi_app_not_installed', 'pi_not_installed_16', 'pi_cant_install_16'],
  says: 'android',
  stage: 'install',
  steps: ['confirm-install', 'finish-install', 'pass-play-protect'],
  check: true,
  status: 'failure',
  facts: [
    {
      says: 'Often Play Protect refused without saying so',
      source: 'MicroG-RE #247; HyperOS 2 and 3 strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
