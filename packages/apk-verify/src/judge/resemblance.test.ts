import { describe, expect, it } from 'vitest';
import { buildArsc } from '../../testing/arsc.ts';
import { ANDROID, element } from '../../testing/axml.ts';
import { concat } from '../../testing/bytes.ts';
import type { Craft } from '../../testing/craft.ts';
import { examined } from '../../testing/expect-obstacle.ts';
import { certificate, entry, goodFacts } from '../../testing/sample-report.ts';
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

describe('a known name that only some phones show', () => {
  const label = 0x7f010000;
  const named = (...values: Parameters<typeof buildArsc>[0][number]): Craft => ({
    parts: [{ name: 'resources.arsc', data: buildArsc({ [label]: values }), method: 0, align: 4 }],
  });
  const inTables = (...values: Parameters<typeof buildArsc>[0][number]): Craft => {
    const data = concat(...values.map((value) => buildArsc({ [label]: [value] }, { strings: ['Puzzle', 'Telegram'] })));
    return { parts: [{ name: 'resources.arsc', data, method: 0, align: 4 }] };
  };
  const launching = (values: Parameters<typeof element>[1] = {}, called = element) =>
    element('intent-filter', values, [
      called('action', { name: 'android.intent.action.MAIN' }),
      called('category', { name: 'android.intent.category.LAUNCHER' }),
    ]);
  const launcher = (values: Parameters<typeof element>[1], filter = launching()): Craft => ({
    components: [element('activity', { name: '.Main', exported: true, ...values }, [filter])],
  });
  /** The name has no number, which Android does not look for here. */
  const written: typeof element = (name, values = {}) => ({
    name,
    attributes: Object.entries(values).map(([key, value]) => ({ ns: ANDROID, name: key, value })),
  });
  const alias = (targetActivity: string): Craft => ({
    components: [
      element('activity', { name: '.Main', label: 'Telegram' }),
      element('activity-alias', { name: '.Icon', exported: true, targetActivity }, [launching()]),
    ],
  });
  const tag = (at: number) => String.fromCharCode(0x61 + (at % 26), 0x61 + Math.floor(at / 26));
  const languages = Array.from({ length: 600 }, (_, at) => ({ locale: tag(at), value: `Puzzle ${at}` }));

  it.each<[string, Craft]>([
    ['those of usual size', named({ value: 'Puzzle' }, { smallestWidth: 360, value: 'Telegram' })],
    ['those at night', named({ value: 'Puzzle' }, { night: true, value: 'Telegram' })],
    [
      'those in the last of many languages',
      named({ value: 'Puzzle' }, ...languages, { locale: 'zz', value: 'Telegram' }),
    ],
    ['those with Android 9, in a second table', inTables({ value: 'Puzzle' }, { value: 'Telegram' })],
    ['all, below the icon', launcher({ label: 'Telegram' })],
    ['all, by the icon’s filter', launcher({}, launching({ label: 'Telegram' }))],
    ['all, below an icon by names without numbers', launcher({ label: 'Telegram' }, launching({}, written))],
    ['all, below an icon for another activity', alias('.Main')],
    ['all, below an icon for another activity, by its full name', alias('com.stranger.Main')],
  ])('%s', async (_, craft) => {
    const file = { ...craft, package: 'com.stranger' };
    const { verdict } = await examined(file, { known });
    expect(verdict).toMatchObject({ identity: { resembles: ['org.telegram.messenger'] } });
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
