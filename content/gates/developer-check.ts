import type { Gate } from '@sideguide/guide-core/model';

export default {
  id: 'developer-check',
  order: 4,
  labels: ['pi_dev_unverified_16', 'pi_dev_cant_verify_16', 'pi_dev_no_internet_16'],
  rollout: { countries: ['BR', 'ID', 'SG', 'TH'], from: '2026-09-30', elsewhere: '2027' },
  next: ['developer-wait'],
  facts: [
    {
      says: 'It started on 2026-09-30 in Brazil, Indonesia, Singapore and Thailand; other countries follow in 2027, with no date given',
      source: 'Google developer verification FAQ, read 2026-10-05; cybersecurefox and osintsights, September 2026',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'It applies only to installations from seven app stores; a file from a website is not included yet',
      source:
        'Google developer verification FAQ (entry of 2026-07-15, page of 2026-09-30), quoted in nine repositories',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Up to 2026-11-22, there was no report of a file from a website being blocked for this reason',
      source: 'GitHub issues and pages, searched 2026-11-22',
      checked: '2026-11-22',
      confidence: 'medium',
    },
    {
      says: 'Two older Google pages state this rule without the exception; the FAQ entry is newer and more precise',
      source: 'limited-distribution page (2026-08-20) and Google FAQ entry of 2025-09-03',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'It applies only to phones that Google has certified: phones made for China without Google services are not affected',
      source: 'Google Help 17065026; LineageOS blog 2026-07-04',
      checked: '2026-11-20',
      confidence: 'high',
    },
    {
      says: 'The registration and its fee of 25 dollars, or none for a few phones, are for developers; nobody who installs an app registers or pays',
      source:
        'Google developer verification guides, 2026-08-18; Ars Technica, 2025-10-03; docs.getupdraft.com/android/android-developer-verification (2026-04-28)',
      checked: '2026-11-29',
      confidence: 'high',
    },
    {
      says: 'In the milder dialog, the option to continue is under "More details"; the stricter one has none; without a connection the check fails and can be repeated',
      source: 'HyperOS 3 installer strings; AOSP PackageInstaller DeveloperVerificationConfirmationFragment (2025)',
      checked: '2026-11-20',
      confidence: 'medium',
    },
    {
      says: 'The check happens only when an app is installed or updated; apps that are already installed keep working',
      source: 'Google FAQ; AndroidAPS documentation',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Some phones made for China are certified by Google, and the check applies to them',
      source: 'Google Help 17065026; FAQ 2026-03-25',
      checked: '2026-11-22',
      confidence: 'high',
    },
    {
      says: 'Google delivers it automatically as the app Android Developer Verifier, to Android 8 and newer; without it, the 24-hour wait is not possible',
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
