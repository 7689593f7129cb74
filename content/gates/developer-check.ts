import type { Gate } from '@sideguide/guide-core/model';

export default {
  id: 'developer-check',
  order: 4,
  labels: ['pi_dev_unverified_16', 'pi_dev_cant_verify_16', 'pi_dev_no_internet_16'],
  rollout: { countries: ['BR', 'ID', 'SG', 'TH'], from: '2026-09-30', elsewhere: '2027' },
  next: ['developer-wait'],
  facts: [
    {
      says: 'Since 2026-09-30 in Brazil, Indonesia, Singapore and Thailand; elsewhere in 2027, with no day named',
      source: 'Google developer verification FAQ, read 2026-10-05; cybersecurefox and osintsights, September 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'By the FAQ only installs from seven stores are subject to it, a file from a web page not yet; the page on limited distribution states a block without that exception',
      source:
        'Google FAQ (2026-07-15, updated 2026-09-30) and limited-distribution page (2026-08-20), quoted in eranoix/server-control-panel',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'Only phones that Google has certified are subject to it: phones made for China without Google services are not',
      source: 'Google Help 17065026; LineageOS blog 2026-07-04',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The softer dialog has a way on behind "More details", the stricter one has none; without a network the check fails and can be repeated',
      source: 'HyperOS 3 installer strings; AOSP PackageInstaller DeveloperVerificationConfirmationFragment (2025)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
  ],
} as const satisfies Gate;
