import { describe, expect, it } from 'vitest';
import type { CompiledLabel } from '../model/guide.ts';
import { labelOf, type QuoteLanguages, quoteLabel, wordingOf } from './quote.ts';

const rtl = ['ur'];
const urdu: QuoteLanguages = { locale: 'ur', rtl };
const english: QuoteLanguages = { locale: 'en', rtl };

/** The phone has it in Urdu and in English. */
const both: CompiledLabel = { own: 'ترتیبات', other: ['en', 'Settings'] };
/** The phone has it in English only; the guide has a gloss. */
const englishOnly: CompiledLabel = { other: ['en', 'Autostart'], gloss: 'خودکار آغاز' };

describe('quoteLabel, without a phone language', () => {
  it("quotes the reader's language if the phone has it", () => {
    expect(quoteLabel('settings', both, urdu)).toEqual({ text: 'ترتیبات', lang: 'ur', dir: 'rtl' });
  });

  it('falls back to another language, with a gloss', () => {
    expect(quoteLabel('autostart', englishOnly, urdu)).toEqual({
      text: 'Autostart',
      lang: 'en',
      dir: 'ltr',
      gloss: 'خودکار آغاز',
      isUnknown: true,
    });
  });

  it('knows that a part of the phone without the language shows another one', () => {
    expect(quoteLabel('x', { ...englishOnly, isForeign: true }, urdu)).not.toHaveProperty('isUnknown');
    expect(quoteLabel('x', englishOnly, { ...urdu, shipped: ['en', 'zh'] })).not.toHaveProperty('isUnknown');
  });

  it('omits a gloss that equals the text', () => {
    expect(quoteLabel('nfc', { other: ['en', 'NFC'], gloss: 'NFC' }, urdu)).not.toHaveProperty('gloss');
  });

  it('omits a missing gloss', () => {
    expect(quoteLabel('x', { other: ['zh', '继续'] }, english)).toEqual({ text: '继续', lang: 'zh', dir: 'ltr' });
  });
});

describe('quoteLabel, for a ROM that ships few languages', () => {
  const china = { shipped: ['en', 'zh'] };

  it("falls back to another language, with the reader's own words as the gloss", () => {
    expect(quoteLabel('settings', both, { ...urdu, ...china })).toEqual({
      text: 'Settings',
      lang: 'en',
      dir: 'ltr',
      gloss: 'ترتیبات',
    });
  });

  it("quotes the reader's language if the ROM ships it", () => {
    const zh: CompiledLabel = { own: '设置', other: ['en', 'Settings'] };
    expect(quoteLabel('settings', zh, { locale: 'zh', rtl, ...china })).toMatchObject({ text: '设置', lang: 'zh' });
  });

  it('quotes the known language if there is no fallback', () => {
    expect(quoteLabel('settings', { own: 'ترتیبات' }, { ...urdu, ...china })).toMatchObject({ text: 'ترتیبات' });
  });
});

describe('quoteLabel, with the language of the phone', () => {
  const phone = (tag: string, texts: Record<string, string>): QuoteLanguages['phone'] => ({ tag, texts });

  it("quotes it, with the reader's own words as the gloss", () => {
    const languages = { ...urdu, phone: phone('en', { settings: 'Settings' }) };
    expect(quoteLabel('settings', both, languages)).toEqual({
      text: 'Settings',
      lang: 'en',
      dir: 'ltr',
      gloss: 'ترتیبات',
    });
  });

  it('quotes a language that the guide does not have', () => {
    const languages = { ...urdu, phone: phone('ru', { autostart: 'Автозапуск' }) };
    expect(quoteLabel('autostart', englishOnly, languages)).toEqual({
      text: 'Автозапуск',
      lang: 'ru',
      dir: 'ltr',
      gloss: 'خودکار آغاز',
    });
  });

  it('falls back if its words are not known', () => {
    const languages = { ...urdu, phone: phone('ru', {}) };
    expect(quoteLabel('settings', both, languages)).toMatchObject({ text: 'Settings', lang: 'en', gloss: 'ترتیبات' });
  });

  it('falls back to the words of the guide if it is in the source language', () => {
    const words: CompiledLabel = { own: 'Notifications', other: ['zh', '通知管理'] };
    const languages = { ...english, isSource: true, phone: phone('ur', {}) };
    expect(quoteLabel('notifications', words, languages)).toEqual({ text: 'Notifications', lang: 'en', dir: 'ltr' });
  });

  it('takes precedence over the languages that the ROM ships', () => {
    const languages = { ...english, shipped: ['en', 'zh'], phone: phone('ur', { settings: 'ترتیبات' }) };
    expect(quoteLabel('settings', { own: 'Settings' }, languages)).toMatchObject({ lang: 'ur', dir: 'rtl' });
  });

  it("adds no gloss if it is the reader's language", () => {
    const languages = { ...urdu, phone: phone('ur', { settings: 'ترتیبات' }) };
    expect(quoteLabel('settings', both, languages)).toEqual({ text: 'ترتیبات', lang: 'ur', dir: 'rtl' });
  });
});

it('quoteLabel returns the id of an unknown label, so that the mistake is visible', () => {
  expect(quoteLabel('no_such', undefined, english)).toMatchObject({ text: 'no_such', lang: 'en' });
});

describe('labelOf and wordingOf, for a label that versions word differently', () => {
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
  ])('return on %s with the ROM %s the label %s', (os, rom, expected) => {
    expect(wordingOf(guide, 'new', { os, rom })).toBe(expected);
  });

  it('use the usual wording as the gloss if no phone has this one in the reader’s language', () => {
    const { id, label } = labelOf(guide, 'new', { os: 'one', rom: 'unknown' });
    expect(quoteLabel(id, label, urdu)).toMatchObject({ text: 'Options', lang: 'en', dir: 'ltr', gloss: 'ترتیبات' });
    expect(quoteLabel(id, label, english)).toMatchObject({ text: 'Options' });
  });

  it('keep the label’s own gloss', () => {
    const { label } = labelOf(guide, 'new', { os: 'two', rom: 'cn' });
    expect(label?.gloss).toBe('عجیب');
  });

  it('return the label itself if it has no other wordings', () => {
    expect(labelOf(guide, 'odd', { os: 'one', rom: 'cn' })).toEqual({ id: 'odd', label: guide.labels.odd });
    expect(labelOf(guide, 'none', { os: 'one', rom: 'cn' })).toEqual({ id: 'none', label: undefined });
  });
});
