import type { Step } from '#lib/model/step.ts';
import { allowRestricted } from '../scenes.ts';

export default {
  id: 'unlock-windows',
  gate: 'restricted-settings',
  minutes: 1,
  risky: true,
  stays: true,
  when: { need: ['windows'] },
  scenes: allowRestricted,
  facts: [
    {
      says: 'From Android 15 on windows over other apps stay grey until restricted settings are allowed',
      source: 'AOSP EnhancedConfirmationService (LineageOS lineage-22.0 @f76af0f; yaap @12cd0f5)',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Proven for Android’s page “Display over other apps”; for Xiaomi’s own page there is no report either way',
      source: 'no source; roubao #13',
      checked: '2026-11-22',
      confidence: 'low',
    },
  ],
} as const satisfies Step;
