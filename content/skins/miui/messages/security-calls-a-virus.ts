import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'security-calls-a-virus',
  labels: [],
  says: 'maker',
  stage: 'after',
  steps: ['finish-install'],
  check: true,
  scenes: [
    {
      parts: [
        {
          kind: 'dialog',
          title: { label: 'miui_security_app' },
          text: { ghost: 90 },
          buttons: [{ ghost: 40 }, { ghost: 40, mark: 'look' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "Xiaomi's Security app (on Global phones also with Avast's engine) sometimes calls apps viruses and removes them",
      source:
        'sdmaid-se #565 (2023: removed twice); v2rayNG #4978 (HyperOS, 2025-10); DankChat #431; AdAway #4113 (MIUI 12.5, China)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'False alarms also name a virus',
      source: 'SimpMusic #1749; MicroG-RE #142',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'The scan also removes the app by itself each time; an owner ended that with the list of exceptions, which takes the app out of the scan',
      source: 'Magisk #3992 (MIUI 12, 2021)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
