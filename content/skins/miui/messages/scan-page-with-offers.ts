import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'scan-page-with-offers',
  labels: ['miui_security_scan'],
  says: 'maker',
  stage: 'after',
  when: { rom: ['global'] },
  steps: ['finish-install'],
  scenes: [
    {
      parts: [
        {
          kind: 'page',
          title: { text: '{app}' },
          icon: 'letter',
          text: { label: 'pi_app_installed' },
          rows: [
            { ghost: 60, icon: 'blank' },
            { ghost: 48, icon: 'blank' },
          ],
          buttons: [{ label: 'pi_done', mark: 'tap' }, { label: 'pi_open' }],
        },
      ],
    },
  ],
  facts: [
    {
      says: "After an installation, one of the phone manufacturer's screens shows a scan and promoted apps",
      source: 'tachiyomi PR 8916; selivan blog 66',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
