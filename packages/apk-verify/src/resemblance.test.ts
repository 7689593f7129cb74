import { describe, expect, it } from 'vitest';
import { certificate, entry, goodFacts } from '../testing/sample-report.ts';
import { resemblance } from './resemblance.ts';

const known = [
  { ...entry, package: 'org.telegram.messenger', name: 'Telegram' },
  { ...entry, package: 'org.thoughtcrime.securesms', name: 'Signal' },
  { ...entry, package: 'com.whatsapp', name: 'WhatsApp' },
];
const like = (label: string) =>
  resemblance({ ...goodFacts, package: 'com.stranger', label }, [certificate('evil')], known).resembles;

describe('a name that the eye takes for a known one', () => {
  it.each([
    ...['Telegram', 'TELEGRAM', 'Teleɡram', 'TeIegram', 'Te1egram', 'Te|egram', 'TeӀegram', 'Teǀegram', 'TeⅼegrаᎷ'],
    ...['Telegrarn', 'Τelegram', 'Тelegram', 'Telegrаm', 'Telegrαm', 'Telegɾam', 'Tеlеgrаm', 'Telegram™'],
    ...['Telegram®', '℠Telegram', 'Telegram ©', 'Telegram Messenger', 'Telegram X', 'Telegram Plus', 'Telegram - new'],
    ...[
      'Official Telegram',
      'The Telegram app',
      'Telegram for Android',
      'Telegram (official)',
      'Telegram2026',
      'T e l e g r a m',
    ],
    ...[
      'Tele\u200bgram',
      'Te\u00adlegram',
      'Télégram',
      '𝐓elegram',
      'Ⓣelegram',
      'Ｔelegram',
      'Telegram ✓',
      '✅ Telegram',
      'ꓔelegram',
    ],
  ])('%s', (label) => {
    expect(like(label)).toEqual(['org.telegram.messenger']);
  });

  it.each(['Signal', 'Signal Pro', 'SignaI', 'Siɡnal', 'S1gnal', 'Sıgnal', 'Ѕignal', 'New Signal', 'SIGNAL™'])(
    '%s',
    (label) => {
      expect(like(label)).toEqual(['org.thoughtcrime.securesms']);
    },
  );

  it.each(['VVhatsApp', 'WhatsApp Gold', 'Whats App', 'Whаtѕ-App', 'WhatsApp Business'])('%s', (label) => {
    expect(like(label)).toEqual(['com.whatsapp']);
  });
});

describe('a name of its own', () => {
  it.each([
    'Signal Strength',
    'Telegraph',
    'Sign',
    'Gram',
    'My Telegram',
    'Email',
    '',
    '™',
    'X',
    'the app',
    '✓',
    'Signals',
  ])('%s', (label) => {
    expect(like(label)).toEqual([]);
  });
});
