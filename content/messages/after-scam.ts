import type { Message } from '@sideguide/guide-core/model';

export default {
  id: 'after-scam',
  labels: [],
  says: 'nobody',
  stage: 'after',
  steps: ['no-caller'],
  warns: true,
  facts: [
    {
      says: 'After installing a malicious app: flight mode, Wi-Fi off and kept off; check the bank account on another device; report payments that are not yours to the bank and the police; change important passwords; remove untrusted apps',
      source:
        'ScamShield, National Crime Prevention Council and Singapore Police Force (scamshield.gov.sg/installed-a-malicious-app)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'The app lets criminals control the phone from afar, read codes in text messages, and make payments from the phone or from their own devices',
      source: 'Singapore Police Force, advisory on malware scams affecting Android users, 2025-04-17 (police.gov.sg)',
      checked: '2026-11-28',
      confidence: 'high',
    },
    {
      says: 'Callers also have people install well-known apps for remote control: AnyDesk, TeamViewer',
      source:
        'Reserve Bank of India, advisory of 2019-02-14 (reported at india.com/business/online-banking-fraud-beware-of-anydesk-and-similar-apps-that-can-steal-your-money-warns-rbi-3594756); davrbank.uz/en/news/firibgarlarni-qanday-aniqlash-mumkin',
      checked: '2026-11-29',
      confidence: 'high',
    },
  ],
} as const satisfies Message;
