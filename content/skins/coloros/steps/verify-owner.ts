import type { Step } from '@sideguide/guide-core/model';

export default {
  id: 'verify-owner',
  scenes: [
    { parts: [{ kind: 'unlock', by: 'fingerprint' }] },
    { parts: [{ kind: 'unlock', by: 'pin' }] },
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { ghost: 60 },
          progress: true,
          buttons: [],
        },
      ],
    },
  ],
  facts: [
    {
      says: 'Newer builds seem to require the screen lock or the fingerprint',
      source: 'inferred from OShin strings 2025 to 2026',
      checked: '2026-11-20',
      confidence: 'low',
    },
    {
      says: "Older versions require the password of the phone manufacturer's account; newer ones seem to require the screen lock",
      source: 'ColorOSMagisk #4; OShin strings 2025 to 2026',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Step;
