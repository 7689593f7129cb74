import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'blocked-by-maker',
  labels: [],
  says: 'maker',
  stage: 'scan',
  when: { rom: ['cn'] },
  steps: ['accept-risk', 'wait-for-scan', 'maker-page'],
  check: true,
  scenes: [
    {
      parts: [
        { kind: 'page', title: { ghost: 70 }, text: { ghost: 90 }, buttons: [{ label: 'pi_cancel', mark: 'look' }] },
      ],
    },
  ],
  facts: [
    {
      says: "The phone manufacturer's decision depends on the package name; its wording was not recorded",
      source: 'MomoQR issue 2; ColorOS-CVE-2025-10184 issue 23',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
