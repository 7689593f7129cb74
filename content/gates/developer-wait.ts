import type { Gate } from '@sideguide/guide-core/model';

/** Google's own way for owners, with its wait of a day. Labels that no source quotes from these phones are described. */
export default {
  id: 'developer-wait',
  order: 5,
  labels: ['pi_dev_unverified_16'],
  roles: {
    settings: 'aosp_settings_app',
    'about-phone': 'aosp_about_phone',
    'developer-options': 'aosp_developer_options',
    'now-developer': 'aosp_now_developer',
  },
  wait: 24,
  tasks: [
    { id: 'want-it', when: 'first', asks: true },
    { id: 'show-options', when: 'first', risky: true, opens: ['developer-options'], draws: 'about' },
    { id: 'allow-unverified', when: 'first', risky: true, opens: ['unverified-apps'] },
    { id: 'say-alone', when: 'first' },
    { id: 'restart', when: 'first' },
    { id: 'choose-days', when: 'later', risky: true },
    { id: 'install-anyway', when: 'later', risky: true, step: 'open-file' },
    { id: 'hide-options', when: 'tidy', closes: ['developer-options', 'unverified-apps'] },
  ],
  next: ['developer-check'],
  facts: [
    {
      says: 'Developer options, allow apps from unverified developers, confirm that nobody is coaching, unlock, restart, a wait of 24 hours once, come back, 7 days or indefinitely, then "Install anyway" at each installation',
      source: 'Google Help 17588095, read 2026-10-05; Android developers blog 2026-03-19',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'It has been rolling out since 2026-08-18; whether a phone of these makers has the entry is not known',
      source: 'Google blog 2026-08; daboynb/developer-verifier-placeholder #6',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'On Xiaomi the line with the version is tapped seven to ten times, not the build number',
      source: 'MIUI 12 to HyperOS 3 settings; Google Help 17588095',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'After the seven days updates fail too; developer options may be switched off when all is done',
      source: 'Google Help 17588095, read 2026-10-05',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Gate;
