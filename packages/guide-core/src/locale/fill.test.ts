import { describe, expect, it } from 'vitest';
import { fill } from './fill.ts';

describe('slots', () => {
  it('puts each value where its slot is, as often as it is there', () => {
    expect(fill('en', '{app} opens {file}. {app} is ready.', { app: 'F-Droid', file: 'a.apk' })).toBe(
      'F-Droid opens a.apk. F-Droid is ready.',
    );
  });

  it('leaves a slot without a value as it is, so that the mistake is seen', () => {
    expect(fill('en', 'Open {file} with {app}', { app: 'Files' })).toBe('Open {file} with Files');
    expect(fill('en', 'Open {file}')).toBe('Open {file}');
  });

  it('does not take what every object has for a value', () => {
    expect(fill('en', '{constructor} {valueof}', {})).toBe('{constructor} {valueof}');
    expect(fill('en', '{toString} {__proto__}', { app: 'x' })).toBe('{toString} {__proto__}');
  });

  it('leaves the marks of labels, and braces that are no slot', () => {
    const text = 'Tap {label:install-unknown-apps} {} { app } {APP} {a-b}';
    expect(fill('en', text, { app: 'x', label: 'y', a: 'z' })).toBe(text);
  });

  it('puts a value in as it stands: neither slots nor replacement patterns in it mean anything', () => {
    expect(fill('en', '{app}!', { app: '{file} $& $1 $$ <b>', file: 'x' })).toBe('{file} $& $1 $$ <b>!');
  });

  it('keeps an empty value empty and a zero zero', () => {
    expect(fill('en', '[{app}] [{n}]', { app: '', n: 0 })).toBe('[] [0]');
  });
});

describe('numbers of a language whose card knows its digits', () => {
  it.each([0, 7, 30, 999, 1000, 1234.5, 0.5, -3])('%d is written as the language writes it', (n) => {
    for (const tag of ['en', 'sv', 'ur', 'ta', 'th'])
      expect(fill({ tag, plainDigits: true }, '{n}', { n })).toBe(new Intl.NumberFormat(tag).format(n));
  });

  it('has its own digits where the card does not promise the common ones', () => {
    expect(fill({ tag: 'fa' }, '{n}', { n: 12 })).toBe('۱۲');
  });
});

describe('numbers', () => {
  it.each([
    ['en', '1,234.5'],
    ['sv', '1\u00a0234,5'],
    ['tr', '1.234,5'],
    ['uk', '1\u00a0234,5'],
    ['ta', '1,234.5'],
  ])('are written as %s writes them', (locale, written) => {
    expect(fill(locale, '{n}', { n: 1234.5 })).toBe(written);
  });

  it('that come as text stay as they are', () => {
    expect(fill('en', '{n}', { n: '1234' })).toBe('1234');
  });
});

describe('plural forms', () => {
  const steps = { one: '{n} крок', few: '{n} кроки', many: '{n} кроків', other: '{n} кроку' };

  it.each([
    [1, '1 крок'],
    [2, '2 кроки'],
    [4, '4 кроки'],
    [5, '5 кроків'],
    [11, '11 кроків'],
    [12, '12 кроків'],
    [21, '21 крок'],
    [22, '22 кроки'],
    [100, '100 кроків'],
    [0, '0 кроків'],
    [1.5, '1,5 кроку'],
  ])('of Ukrainian fit %d', (n, text) => {
    expect(fill('uk', steps, { n })).toBe(text);
  });

  const plain = { one: 'one', other: 'other' };
  it.each([
    ['en', 1, 'one'],
    ['en', 0, 'other'],
    ['ur', 1, 'one'],
    ['ta', 2, 'other'],
    ['ja', 1, 'other'],
    ['zh', 1, 'other'],
    ['th', 1, 'other'],
    ['vi', 1, 'other'],
  ])('in %s of %d: %s', (locale, n, form) => {
    expect(fill(locale, plain, { n })).toBe(form);
  });

  it('fall back to "other" where the language file has no such form, and where there is no number', () => {
    expect(fill('uk', { other: 'інше' }, { n: 3 })).toBe('інше');
    expect(fill('en', plain)).toBe('other');
    expect(fill('en', plain, { n: 'many' })).toBe('other');
  });

  it('go by a number that comes as text, too', () => {
    expect(fill('en', plain, { n: '1' })).toBe('one');
  });

  it('take the other values as well', () => {
    expect(fill('en', { one: '{n} step for {app}', other: '' }, { n: 1, app: 'VLC' })).toBe('1 step for VLC');
  });
});
