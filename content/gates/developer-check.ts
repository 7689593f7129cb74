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
      says: 'Only installs from seven stores are subject to it; a file from a web page is not part of it yet',
      source:
        'Google developer verification FAQ (entry of 2026-07-15, page of 2026-09-30), quoted in nine repositories',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'No refusal of a file from a web page for this reason was reported until 2026-11-22',
      source: 'GitHub issues and pages, searched 2026-11-22',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: "Two older pages of Google's state it without the exception; the FAQ entry is newer and more exact",
      source: 'limited-distribution page (2026-08-20) and Google FAQ entry of 2025-09-03',
      checked: '2026-11-22',
      confidence: 'high',
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
    {
      says: 'It checks at installing and updating only; nothing that is installed stops running',
      source: 'Google FAQ; AndroidAPS documentation',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Some phones made for China are certified by Google, and are subject to it',
      source: 'Google Help 17065026; FAQ 2026-03-25',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Google delivers it by itself as the app Android Developer Verifier, to Android 8 and newer; without it the wait of 24 hours is not possible',
      source: 'Google Help 17065026; Android Authority 2026-07-20; keepandroidopen #487, comment of 2026-09-08',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'It was seen on a Xiaomi phone on 2026-08-30',
      source: 'keepandroidopen #487 (an owner’s picture)',
      checked: '2026-11-22',
      confidence: 'medium',
    },
  ],
} as const satisfies Gate;
