import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'stops-all-the-same',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['battery-saver', 'battery-page', 'keep-in-recents', 'background-autostart', 'autostart'],
  way: ['battery-saver'],
  scenes: [
    {
      parts: [
        { kind: 'title', words: { label: 'miui_battery_saver' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'miui_no_restrictions', radio: 'off' },
            { label: 'miui_restrict_background_apps', radio: 'on', mark: 'tap' },
          ],
        },
      ],
    },
    {
      parts: [
        { kind: 'title', words: { label: 'miui_battery_saver' }, back: true },
        {
          kind: 'group',
          rows: [
            { label: 'miui_no_restrictions', radio: 'on', mark: 'tap' },
            { label: 'miui_restrict_background_apps', radio: 'off' },
          ],
        },
      ],
    },
  ],
  undrawn: {
    aosp_battery_unrestricted: 'on a screen of Android that only some phones show',
  },
  facts: [
    {
      says: 'HyperOS 1 to 3 silently cancel "No restrictions", first for VPN and filter apps; the screen still shows it',
      source:
        'AdguardForAndroid #5242, #5560, #5973, #6020, #6026 (HyperOS 3.0.12 EEA), #6141 (2026-07); Operit #37; ViperFX #45',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'Choosing a different value and then this one again, together with Android’s own “Unrestricted”, helped some owners; no lasting solution is known',
      source: 'AdguardForAndroid #5560, #5848; Operit #37',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'After a system update, settings can be back to what they were',
      source: 'HyperBridge #117; NewPipe #1998',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'It is not clear whether this happens only while charging, or what freezing the card in the recent apps does',
      source: 'AdguardForAndroid #6141; chrono #106',
      checked: '2026-11-22',
      confidence: 'low',
    },
  ],
} as const satisfies Message;
