import { describe, expect, it } from 'vitest';
import type { CompiledLabel } from '../model/guide.ts';
import { labelOf, phoneLanguages, type QuoteLanguages, quoteLabel, wordingOf } from './quote.ts';

const rtl = ['ur'];
const urdu: QuoteLanguages = { locale: 'ur', rtl };
const english: QuoteLanguages = { locale: 'en', rtl };

/** The phone has it in Urdu and in English. */
const both: CompiledLabel = { own: 'ترتیبات', other: ['en', 'Settings'] };
/** The phone has it in English only; the guide has a gloss. */
const foreign: CompiledLabel = { other: ['en', 'Autostart'], gloss: 'خودکار آغاز' };

describe('a phone of which nothing is known', () => {
  it("speaks the reader's language where it can", () => {
    expect(quoteLabel('settings', both, urdu)).toEqual({ text: 'ترتیبات', lang: 'ur', dir: 'rtl' });
  });

  it('is quoted in the language that stands in, a translation beside', () => {
    expect(quoteLabel('autostart', foreign, urdu)).toEqual({
      text: 'Autostart',
      lang: 'en',
      dir: 'ltr',
      gloss: 'خودکار آغاز',
    });
  });

  it('gets no translation that says the same', () => {
    expect(quoteLabel('nfc', { other: ['en', 'NFC'], gloss: 'NFC' }, urdu)).not.toHaveProperty('gloss');
  });

  it('gets no translation where there is none', () => {
    expect(quoteLabel('x', { other: ['zh', '继续'] }, english)).toEqual({ text: '继续', lang: 'zh', dir: 'ltr' });
  });
});

describe('a phone that ships few languages', () => {
  const china = { shipped: ['en', 'zh'] };

  it("shows the language that stands in, with the reader's own words as the translation", () => {
    expect(quoteLabel('settings', both, { ...urdu, ...china })).toEqual({
      text: 'Settings',
      lang: 'en',
      dir: 'ltr',
      gloss: 'ترتیبات',
    });
  });

  it("speaks the reader's language if that is among them", () => {
    const zh: CompiledLabel = { own: '设置', other: ['en', 'Settings'] };
    expect(quoteLabel('settings', zh, { locale: 'zh', rtl, ...china })).toMatchObject({ text: '设置', lang: 'zh' });
  });

  it('shows what is known where nothing stands in', () => {
    expect(quoteLabel('settings', { own: 'ترتیبات' }, { ...urdu, ...china })).toMatchObject({ text: 'ترتیبات' });
  });
});

describe('a phone whose language the reader named', () => {
  const phone = (tag: string, texts: Record<string, string>): QuoteLanguages['phone'] => ({ tag, texts });

  it("speaks it, the reader's own words beside", () => {
    const speech = { ...urdu, phone: phone('en', { settings: 'Settings' }) };
    expect(quoteLabel('settings', both, speech)).toEqual({
      text: 'Settings',
      lang: 'en',
      dir: 'ltr',
      gloss: 'ترتیبات',
    });
  });

  it('speaks a language the guide does not know', () => {
    const speech = { ...urdu, phone: phone('ru', { autostart: 'Автозапуск' }) };
    expect(quoteLabel('autostart', foreign, speech)).toEqual({
      text: 'Автозапуск',
      lang: 'ru',
      dir: 'ltr',
      gloss: 'خودکار آغاز',
    });
  });

  it('is quoted in the language that stands in where its own words are not known', () => {
    const speech = { ...urdu, phone: phone('ru', {}) };
    expect(quoteLabel('settings', both, speech)).toMatchObject({ text: 'Settings', lang: 'en', gloss: 'ترتیبات' });
  });

  it('is believed although its ROM is said to ship other languages', () => {
    const speech = { ...english, shipped: ['en', 'zh'], phone: phone('ur', { settings: 'ترتیبات' }) };
    expect(quoteLabel('settings', { own: 'Settings' }, speech)).toMatchObject({ lang: 'ur', dir: 'rtl' });
  });

  it("needs no translation when it is the reader's", () => {
    const speech = { ...urdu, phone: phone('ur', { settings: 'ترتیبات' }) };
    expect(quoteLabel('settings', both, speech)).toEqual({ text: 'ترتیبات', lang: 'ur', dir: 'rtl' });
  });
});

it('shows the id of a label that does not exist, so that the mistake is seen', () => {
  expect(quoteLabel('no_such', undefined, english)).toMatchObject({ text: 'no_such', lang: 'en' });
});

it('names the languages of a phone, most labels first', () => {
  expect(phoneLanguages({ ur: { a: '1' }, en: { a: '1', b: '2', c: '3' }, ru: { a: '1', b: '2' } })).toEqual([
    'en',
    'ru',
    'ur',
  ]);
});

describe('a label that versions word differently', () => {
  const guide = {
    labels: {
      new: both,
      old: { other: ['en', 'Options'] as const },
      odd: { other: ['en', 'Odd'] as const, gloss: 'عجیب' },
    },
    wordings: {
      new: [
        { when: { os: ['one'] }, label: 'old' },
        { when: { os: ['two'], rom: ['cn'] }, label: 'odd' },
      ],
    },
  };

  it.each([
    ['one', 'unknown', 'old'],
    ['two', 'cn', 'odd'],
    ['two', 'global', 'new'],
    ['unknown', 'unknown', 'new'],
  ])('is on %s with the ROM %s the one called %s', (os, rom, expected) => {
    expect(wordingOf(guide, 'new', { os, rom })).toBe(expected);
  });

  it('is understood by the usual wording where no phone has it in the reader’s language', () => {
    const { id, label } = labelOf(guide, 'new', { os: 'one', rom: 'unknown' });
    expect(quoteLabel(id, label, urdu)).toEqual({ text: 'Options', lang: 'en', dir: 'ltr', gloss: 'ترتیبات' });
    expect(quoteLabel(id, label, english)).toMatchObject({ text: 'Options' });
  });

  it('keeps its own translation', () => {
    const { label } = labelOf(guide, 'new', { os: 'two', rom: 'cn' });
    expect(label?.gloss).toBe('عجیب');
  });

  it('is the same where nothing is said of it', () => {
    expect(labelOf(guide, 'odd', { os: 'one', rom: 'cn' })).toEqual({ id: 'odd', label: guide.labels.odd });
    expect(labelOf(guide, 'none', { os: 'one', rom: 'cn' })).toEqual({ id: 'none', label: undefined });
  });
});
