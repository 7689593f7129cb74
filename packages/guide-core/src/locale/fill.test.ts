import { describe, expect, it, vi } from 'vitest';
import { fill, numberIn, spaceNames } from './fill.ts';

describe('fill', () => {
  it('replaces every occurrence of a slot', () => {
    expect(fill('en', '{app} opens {file}. {app} is ready.', { app: 'F-Droid', file: 'a.apk' })).toBe(
      'F-Droid opens a.apk. F-Droid is ready.',
    );
  });

  it('leaves a slot without a value, so that the mistake is visible', () => {
    expect(fill('en', 'Open {file} with {app}', { app: 'Files' })).toBe('Open {file} with Files');
    expect(fill('en', 'Open {file}')).toBe('Open {file}');
  });

  it.each([
    ['zh', '在{app}的官网', 'Signal', '在 Signal 的官网'],
    ['zh', '打开{app}。', 'F-Droid', '打开 F-Droid。'],
    ['zh', '安装{app}', '\u2068VLC\u2069', '安装 \u2068VLC\u2069'],
    ['zh', '安装{app}后', '小米应用商店', '安装小米应用商店后'],
    ['zh', '在 {app} 的官网', 'Signal', '在 Signal 的官网'],
    ['ja', '次に{app}を開く', 'Signal', '次にSignalを開く'],
  ])('in %s, %s with %s has a space between Han and Latin where the language sets one', (tag, text, app, filled) => {
    expect(fill(tag, text, { app })).toBe(filled);
  });

  it('ignores inherited properties of the values', () => {
    expect(fill('en', '{constructor} {valueof}', {})).toBe('{constructor} {valueof}');
    expect(fill('en', '{toString} {__proto__}', { app: 'x' })).toBe('{toString} {__proto__}');
  });

  it('leaves label marks, and braces that are not a slot', () => {
    const text = 'Tap {label:install-unknown-apps} {} { app } {APP} {a-b}';
    expect(fill('en', text, { app: 'x', label: 'y', a: 'z' })).toBe(text);
  });

  it('inserts values literally: slots and replacement patterns in them have no effect', () => {
    expect(fill('en', '{app}!', { app: '{file} $& $1 $$ <b>', file: 'x' })).toBe('{file} $& $1 $$ <b>!');
  });

  it('inserts an empty value and zero', () => {
    expect(fill('en', '[{app}] [{n}]', { app: '', n: 0 })).toBe('[] [0]');
  });
});

describe('numbers, with the card of the language', () => {
  it.each([0, 7, 30, 999, 1000, 1234.5, 0.5, -3])('are formatted like Intl.NumberFormat does: %d', (n) => {
    for (const tag of ['en', 'sv', 'ur', 'ta', 'th'])
      expect(fill({ tag }, '{n}', { n })).toBe(new Intl.NumberFormat(tag).format(n));
  });

  it('use the digits of the language if its card says that there are some', () => {
    expect(fill({ tag: 'fa', hasOwnDigits: true }, '{n}', { n: 12 })).toBe('۱۲');
  });
});

describe('numbers', () => {
  it.each([
    ['en', '1,234.5'],
    ['sv', '1\u00a0234,5'],
    ['tr', '1.234,5'],
    ['uk', '1\u00a0234,5'],
    ['ta', '1,234.5'],
  ])('are formatted for %s', (locale, expected) => {
    expect(fill(locale, '{n}', { n: 1234.5 })).toBe(expected);
  });

  it('are not formatted if they are text', () => {
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
  ])('in Ukrainian, for %d', (n, text) => {
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
  ])('in %s, for %d: %s', (locale, n, form) => {
    expect(fill(locale, plain, { n })).toBe(form);
  });

  it('fall back to "other" if the form or the number is missing', () => {
    expect(fill('uk', { other: 'інше' }, { n: 3 })).toBe('інше');
    expect(fill('en', plain)).toBe('other');
    expect(fill('en', plain, { n: 'many' })).toBe('other');
  });

  it('are selected by a number that is text, too', () => {
    expect(fill('en', plain, { n: '1' })).toBe('one');
  });

  it('are filled with the other values', () => {
    expect(fill('en', { one: '{n} step for {app}', other: '' }, { n: 1, app: 'VLC' })).toBe('1 step for VLC');
  });
});

describe('spaceNames', () => {
  it.each([
    ['zh', '打开{app}的{label:x}', 'Signal', '打开 {app} 的{label:x}'],
    ['zh', '打开{app}', '小米应用商店', '打开{app}'],
    ['zh', '打开{file}', 'Signal', '打开{file}'],
    ['ja', '次に{app}を開く', 'Signal', '次に{app}を開く'],
  ])('in %s leaves the slots of %s, named %s', (tag, text, app, spaced) => {
    expect(spaceNames(tag, text, { app })).toBe(spaced);
  });
});

describe('numbers and plural forms in a browser', () => {
  const refuse = () => {
    throw new RangeError('Incorrect locale information provided');
  };

  it.each([
    ['has none', {}],
    ['refuses', { NumberFormat: refuse, PluralRules: refuse }],
  ])('that %s are the plain ones', (_what, intl) => {
    vi.stubGlobal('Intl', intl);
    // A language whose rules no other test has asked for.
    expect(fill('pl', { one: '{n} krok', other: '{n} kroku' }, { n: 1 })).toBe('1 kroku');
    expect(fill('pl', '{n}', { n: 1234.5 })).toBe('1234.5');
    expect(numberIn('pl', 0.414, { style: 'percent' })).toBe('41%');
  });
});
