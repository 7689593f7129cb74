import type { Gate } from '@sideguide/guide-core/model';

/** Google's own way for owners, with its wait of a day. Labels that no source quotes from phones are described. */
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
    { id: 'allow-unverified', when: 'first', risky: true },
    { id: 'say-alone', when: 'first' },
    { id: 'restart', when: 'first' },
    { id: 'choose-days', when: 'later', risky: true },
    { id: 'install-anyway', when: 'later', risky: true, step: 'open-file' },
    { id: 'hide-options', when: 'tidy', closes: ['developer-options'] },
  ],
  next: ['developer-check'],
  facts: [
    {
      says: 'The steps are Developer options, allow apps from unverified developers, confirm that nobody is coaching you, unlock, restart, wait 24 hours once, come back, choose 7 days or indefinitely, then "Install anyway" for each installation',
      source: 'Google Help 17588095, read 2026-10-05; Android developers blog 2026-03-19',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'It has been rolling out since 2026-08-18 with the app Android Developer Verifier; it was seen on one Xiaomi phone (August 2026)',
      source: 'Google blog 2026-08; keepandroidopen #487 (2026-08-30)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'The screen is called "Apps from unverified developers" and the switch "Allow apps from unverified developers"; a screen lock has to be set up',
      source: 'Google Help 17588095; AndroidAPS documentation, autumn 2026; Android Authority 2026-08-18',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'On Xiaomi phones, you tap the version seven to ten times, not the build number',
      source: 'MIUI 12 to HyperOS 3 settings; Google Help 17588095',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'After the seven days, updates fail too; for apps that get updates, the developers’ own pages of autumn 2026 all recommend "indefinitely"',
      source: 'Google Help 17588095; README pages of Suflyor, Morphe, Neutrodyne and Artinya, read 2026-11-22',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Developer options can be turned off when everything is done; the permission stays',
      source: 'Google Help 17588095; AndroidAPS documentation, autumn 2026',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'After the setting is turned off, it can be turned on again within ten minutes without a wait; after that, the 24 hours start again',
      source: 'AndroidAPS documentation, autumn 2026',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'Changing the clock does not shorten the wait',
      source: 'AndroidAPS documentation; Google FAQ',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Gate;
