import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'not-for-this-user',
  labels: ['pi_unknown_apps_not_for_user', 'pi_admin_blocks_unknown', 'pi_unknown_restricted_text_16'],
  says: 'android',
  stage: 'open',
  steps: ['allow-source', 'turn-on-source', 'confirm-install', 'allow-installer', 'choose-allow-once'],
  facts: [
    {
      says: 'Secondary user, work profile or device policy',
      source: 'AOSP strings; HyperOS strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'It also comes when the app that started the installation lacks the permission',
      source: 'appteka #11',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'In a work profile of the owner’s own, the permission was found by searching the settings for “unknown”, and helped',
      source: 'Shelter #273 (MIUI, 2023)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Message;
