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
      says: 'Phones from these manufacturers stop apps in the background to save the battery',
      source: 'dontkillmyapp pages; fact sheets, section 5b and 4b',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'Music, alarms, track recordings, calls, text messages and sounds stop too; in four of five threads, the cause remained unclear',
      source: 'PipePipe #852; OsmAnd #7448; UrbanBiker #141; thunderbird #5937; quik #847',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'An app that records a track needs the location all the time, unless it shows a notification meanwhile',
      source: 'UrbanBiker #141; trekarta #151',
      checked: '2026-11-30',
      confidence: 'medium',
    },
    {
      says: 'An app with every background setting right still missed text messages with codes: the protection of such codes was the cause',
      source: 'SmsForwarder #634 (ColorOS 15, 2025-07)',
      checked: '2026-11-28',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
