import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'not-for-this-user',
  labels: ['pi_unknown_apps_not_for_user', 'pi_admin_blocks_unknown', 'pi_unknown_restricted_text_16'],
  says: 'android',
  stage: 'open',
  steps: ['allow-source', 'turn-on-source', 'confirm-install', 'allow-installer', 'choose-allow-once'],
  undrawn: {
    aosp_settings_app: 'where the search begins; what it finds differs between phones',
  },
  facts: [
    {
      says: 'The cause is a secondary user, a work profile or a device policy',
      source: 'AOSP strings; HyperOS strings',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'It also appears when the app that started the installation does not have the permission',
      source: 'appteka #11',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'In an owner’s own work profile, the permission was found by searching Settings for “unknown”, and it helped',
      source: 'Shelter #273 (MIUI, 2023)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'The rules of a parent or an employer on a phone lead to it as well, with the code INSTALL_FAILED_USER_RESTRICTED',
      source: 'InstallWithOptions #42 (2024-07)',
      checked: '2026-11-28',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
