import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'stops-in-background',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: [
    'finish-install',
    'open-app-info',
    'keep-in-recents',
    'autostart',
    'background-autostart',
    'battery-saver',
    'auto-launch',
    'background-activity',
  ],
  way: 'open-app-info',
  scenes: [{ parts: [{ kind: 'recents', action: 'padlock' }] }],
  facts: [
    {
      says: 'Phones of these makers stop apps in the background to save the battery',
      source: 'dontkillmyapp pages; fact sheets, section 5b and 4b',
      checked: '2026-11-20',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
